// Apart from the other functions of notices, because signing out must work before any screen has loaded.
/**
 * Removes the app's notifications: all of them (on signing out, since they name what was cooked),
 * or only those with a tag. Never rejects.
 */
export async function closeNotices(which?: GetNotificationOptions): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const shown = (await registration?.getNotifications(which)) ?? [];
    for (const notification of shown) notification.close();
  } catch (error) {
    console.warn("A notification stays", error);
  }
}
