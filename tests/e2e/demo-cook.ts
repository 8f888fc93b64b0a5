import type { Page } from "@playwright/test";

import { DEMO_COOK, fillDemo } from "../../scripts/demo.ts";
import { clearFirestore } from "../support/demo-clearing.ts";
import { signIn } from "../support/demo-visits.ts";
import { test } from "./test.ts";

interface DemoCookAtHome {
  page: Page;
  uid: string;
}

/**
 * Signs the demo's cook in before the tests of this file, which then share her page one after the
 * other. Other files start without what the demo's cooks share.
 */
export function shareDemoCook(): () => DemoCookAtHome {
  let home: DemoCookAtHome | undefined;
  test.describe.configure({ mode: "serial" });

  test.beforeAll(async ({ browser }) => {
    await fillDemo(process.env, Date.now());
    const page = await (await browser.newContext()).newPage();
    home = { page, uid: await signIn(page, DEMO_COOK) };
  });

  test.afterAll(async () => {
    await home?.page.context().close();
    await clearFirestore(process.env);
  });

  return () => {
    if (!home) throw new Error("The demo's cook is not signed in yet");
    return home;
  };
}
