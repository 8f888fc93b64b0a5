import { RequestError } from "../http.ts";
import type { Ports } from "../service.ts";

/** No page can be had. */
export const noPages: Ports["importPage"] = () =>
  Promise.reject(new RequestError(422, "The page could not be reached"));
