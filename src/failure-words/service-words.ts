/**
 * Messages for a recipe service that fails, or that does not delete an account. The service's own
 * messages are in `src/domain/recipe-service.ts`.
 */

export const NO_UID = "User UID is required for API calls";
export const UNREACHABLE = "Can’t reach Simmer’s recipes. Check your connection and try again.";
export const TOO_SLOW = "The recipes are taking too long. Please try again.";
export const UNREADABLE = "What came back can’t be read. Please try again.";
export const NOT_AUTHENTICATED = "User not authenticated";
export const NO_ACCOUNT = "User account not found";
export const AUTHENTICATION_FAILED = "Authentication failed";

/** The response's status is appended to these if the service sends no message of its own. */
export const NO_IDEAS = "Failed to fetch meal ideas";
export const NO_RECIPES = "Failed to fetch full recipes";
export const NO_PAGE = "Failed to fetch the page";
export const NO_PHOTO_READ = "Failed to have the photo read";

export const DELETION_UNFINISHED =
  "Your account is not deleted yet: Simmer could not finish. Please try again.";
export const DELETION_UNREACHABLE =
  "Simmer can’t be reached, so your account may not be deleted yet. Check your connection and try again.";
