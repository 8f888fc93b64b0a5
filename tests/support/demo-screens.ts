import type { Page } from "@playwright/test";

import { DEMO_PLANS } from "./demo-kitchen.ts";

/** A screen in one of its states. */
export interface DemoScreen {
  /** kebab-case, unique */
  name: string;
  /** Opens the screen from any other one. `uid` is that of the signed-in cook. */
  open(page: Page, uid: string): Promise<void>;
}

function at(name: string, path: string | ((uid: string) => string)): DemoScreen {
  return {
    name,
    open: async (page, uid) => {
      await page.goto(typeof path === "string" ? path : path(uid));
    },
  };
}

/** The screen at an address, after an action there. */
function after(
  name: string,
  path: string | ((uid: string) => string),
  act: (page: Page) => Promise<void>,
): DemoScreen {
  const { open } = at(name, path);
  return {
    name,
    open: async (page, uid) => {
      await open(page, uid);
      await act(page);
    },
  };
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
}

const submit = (name: string | RegExp) => (page: Page) => button(page, name).click();
const plan = `/plan/${DEMO_PLANS.current}`;
const cooking = `${plan}/demo-fattoush`;
const timed = `${plan}/demo-sheet-pan-gnocchi-tomato-mozzarella`;

/** Screens of a visitor who is not signed in. */
export const VISITORS_SCREENS: readonly DemoScreen[] = [
  at("login", "/login"),
  after("login-incomplete", "/login", submit("Sign In")),
  after("login-refused", "/login", async (page) => {
    await page.getByLabel("Email").fill("nobody@simmer.example");
    await page.getByLabel("Password", { exact: true }).fill("a wrong password");
    await button(page, "Sign In").click();
    await page.getByRole("alert").waitFor();
  }),
  at("forgotten-password", "/forgotten-password"),
  after("forgotten-password-incomplete", "/forgotten-password", submit("Send link")),
  after("forgotten-password-sent", "/forgotten-password", async (page) => {
    await page.getByLabel("Email").fill("nobody@simmer.example");
    await button(page, "Send link").click();
    await page.getByRole("status").filter({ hasText: "Look in your mail" }).waitFor();
  }),
  at("signup", "/signup"),
  after("signup-incomplete", "/signup", submit("Sign Up")),
  at("privacy", "/privacy"),
];

/** In the page: lets the cook be at a step of the first run. */
async function putFirstRun([database, step]: readonly [string, string]): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error("It did not open")));
  });
  const writing = db.transaction("meta", "readwrite");
  writing.objectStore("meta").put({ key: "firstRun", value: { step, from: "/" } });
  await new Promise<void>((resolve, reject) => {
    writing.addEventListener("complete", () => resolve());
    writing.addEventListener("abort", () => reject(new Error("It was not stored")));
  });
  db.close();
}

function firstRun(step: string): DemoScreen {
  return {
    name: `first-run-${step}`,
    open: async (page, uid) => {
      await page.goto("/eat");
      await page.evaluate(putFirstRun, [`simmer:${uid}`, step] as const);
      await page.goto(`/welcome/${step}`);
      await page.getByText(/^Step \d of 3$/).waitFor();
    },
  };
}

/** Screens of a cook who has just signed up. */
export const NEW_COOKS_SCREENS: readonly DemoScreen[] = [
  at("new-home", "/"),
  at("new-eat", "/eat"),
  at("new-cook", "/cook"),
  at("new-choose-recipe", (uid) => `/cook/${uid}`),
  at("new-explore", "/explore"),
  at("new-settings", "/user-settings"),
  at("new-equipment", "/cooking-equipment"),
  at("new-allergies", "/allergies-diet"),
  at("new-review", "/ai-meal-plan-review"),
  at("new-plans", "/all-meal-plans"),
  at("new-shared-meals", "/all-ai-meals"),
  at("new-favorites", "/favorite-meals"),
  at("new-own-recipes", "/personal-recipes"),
  after("new-planned-recipes", "/personal-recipes", async (page) => {
    await page.getByRole("radio", { name: "Plans" }).check();
    await page.getByText("No recipes here yet").waitFor();
  }),
  at("new-shopping-list", "/shopping-list"),
  at("unknown-address", "/nothing/here"),
  at("unknown-recipe", (uid) => `/cook/${uid}/no-such-recipe`),
  at("unknown-recipe-log", (uid) => `/cook/${uid}/no-such-recipe/track`),
  at("unknown-plan", "/plan/no-such-plan"),
  at("unknown-plan-recipe", "/plan/no-such-plan/no-such-recipe"),
  at("other-cook", "/cook/somebody-else"),
  at("new-plan-setup", "/meal-plan-setup"),
  at("new-single-meal", "/single-meal-generation"),
  // Last, because home leads there from then on.
  ...["avoid", "kitchen", "meals"].map(firstRun),
];

async function setUp(page: Page, { days, people }: { days: number; people: number }) {
  await page.getByRole("spinbutton", { name: "Duration" }).fill(String(days));
  await page.getByRole("spinbutton", { name: "People" }).fill(String(people));
  await page.getByRole("spinbutton", { name: "People" }).blur();
}

async function goToIdeas(page: Page) {
  await setUp(page, { days: 4, people: 2 });
  await button(page, "Continue").click();
  await button(page, /^Select(ed)? /)
    .first()
    .waitFor();
}

async function chooseTwo(page: Page) {
  await goToIdeas(page);
  await button(page, /^Select(ed)? /)
    .nth(0)
    .click();
  await button(page, /^Select(ed)? /)
    .nth(2)
    .click();
}

async function goToReview(page: Page) {
  await chooseTwo(page);
  await button(page, "Continue").click();
  await page.waitForURL((url) => !url.pathname.endsWith("/lunch"));
  if (page.url().includes("dinner")) {
    await button(page, /^Select(ed)? /)
      .nth(0)
      .click();
    await button(page, /^Select(ed)? /)
      .nth(1)
      .click();
    await button(page, "Continue").click();
  }
  await page.waitForURL(/review/);
  await page.locator("button:enabled", { hasText: "Save" }).waitFor();
}

async function openSwap(page: Page) {
  await button(page, /^Swap /)
    .first()
    .click();
  await button(page, /^Swap in /)
    .first()
    .waitFor();
}

/**
 * Goes to the step with a timer, from wherever the recipe was left, and starts it unless it runs.
 */
async function startTimer(page: Page) {
  await page.goto(timed);
  const [start, next] = [button(page, "Start"), button(page, "Next")];
  await start.or(next).first().waitFor();
  if (await start.isVisible()) await start.click();
  const timer = page.getByRole("group", { name: /^Timer/ }).first();
  for (let step = 0; step < 8; step += 1) {
    await page.getByRole("heading", { name: /^Step / }).waitFor();
    if (await timer.isVisible()) break;
    await next.click();
  }
  const begin = timer.getByRole("button", { name: /^Start/ });
  if (await begin.isVisible()) await begin.click();
  await timer.getByRole("button", { name: /Pause/ }).waitFor();
}

/** In the page: makes every timer ring now. */
async function endTimers(database: string): Promise<void> {
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(database);
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", () => reject(new Error("It did not open")));
  });
  const timers = db.transaction("timers", "readwrite").objectStore("timers");
  await new Promise<void>((resolve, reject) => {
    timers.transaction.addEventListener("complete", () => resolve());
    timers.transaction.addEventListener("abort", () => reject(new Error("It was not stored")));
    const reading = timers.openCursor();
    reading.addEventListener("success", () => {
      const row = reading.result;
      if (!row) return;
      row.update({ ...(row.value as object), endsAt: Date.now() - 1_000 });
      row.continue();
    });
  });
  db.close();
}

const report = submit("Report an issue");

/** The dialog of the first entry with more than one portion. */
async function openPortions(page: Page): Promise<void> {
  const several = page.getByRole("listitem").filter({ hasText: / portions · / });
  await several
    .getByRole("button", { name: /^More for / })
    .first()
    .click();
  await page.getByRole("dialog").getByRole("list", { name: "What is in it" }).waitFor();
}

/** Opens the cooking menu at a step, and one of its views. */
async function whileCooking(page: Page, name: string): Promise<void> {
  await button(page, /^While you cook/).click();
  await page.getByRole("dialog").getByRole("button", { name }).click();
  // Each view is loaded lazily.
  await page
    .getByRole("dialog")
    .getByText(/^(What for|By the times)/)
    .waitFor();
}

/** Opens the sheet that plans a dinner, at Cook, with a dinner in it unless `isForm`. */
async function planDinner(page: Page, isForm = false): Promise<void> {
  await page.goto("/cook");
  await button(page, /^(Eat at a set time|Dinner at)/).click();
  const sheet = page.getByRole("dialog");
  const [field, change] = [
    sheet.getByLabel("Eat at"),
    sheet.getByRole("button", { name: "Change" }),
  ];
  await field.or(change).waitFor();
  if (isForm && (await change.isVisible())) await change.click();
  if (isForm || (await change.isVisible())) return field.or(change).waitFor();
  await sheet.getByRole("checkbox").first().check();
  await sheet.getByRole("button", { name: "Tell me when to start" }).click();
  await sheet.getByRole("list", { name: "When to start" }).waitFor();
}

/** Opens what can be done with the first thing to buy that a plan's recipe needs. */
async function openLine(page: Page): Promise<void> {
  await button(page, /^What Garlic is for/)
    .first()
    .click();
  await page.getByRole("dialog").getByLabel("I have").waitFor();
}

/** Chooses a kitchen's file to import: two recipes, and one that can't be read. */
async function chooseFile(page: Page): Promise<void> {
  const recipes = ["Quince jam", "Pear chutney"].map((title) => ({
    title,
    ingredients: [{ name: "sugar", amount: "500 g" }],
    instructions: ["Simmer."],
    mealType: "breakfast",
    blurb: "",
    equipment: [],
  }));
  const kitchen = { format: "simmer-kitchen", version: 1, recipes: [...recipes, "torn"] };
  await page.getByLabel("Choose files").setInputFiles({
    name: "aunt-ida.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(kitchen)),
  });
  await page.getByRole("list", { name: "Chosen files" }).waitFor();
}

/** What another app shares, as the browser writes it into the address. */
const SHARED = new URLSearchParams({
  title: "Leek & potato soup",
  text: "What my aunt makes.\n3 leeks\n500 g potatoes\n1. Soften the leeks for 10 minutes.\n2. Add the potatoes, and simmer.",
  url: "https://soups.example/leek",
}).toString();

/** Screens of a cook with plans, recipes, favorites and portions. */
export const ANAS_SCREENS: readonly DemoScreen[] = [
  at("home", "/"),
  after("home-install", "/", async (page) => {
    await page.locator("h1").waitFor();
    // Fakes `beforeinstallprompt`, which a browser fires only for a page that is really used.
    await page.evaluate(() => window.dispatchEvent(new Event("beforeinstallprompt")));
    await button(page, "Install").waitFor();
  }),
  at("eat", "/eat"),
  after("eat-portions", "/eat", openPortions),
  after("eat-edit", "/eat", async (page) => {
    await openPortions(page);
    await button(page, "Edit number, place or day").click();
  }),
  after("eat-label", "/eat", async (page) => {
    await openPortions(page);
    await button(page, "Label").click();
  }),
  after("eat-add-incomplete", "/eat", async (page) => {
    await button(page, "Add portions").click();
    await button(page, "Store").click();
  }),
  after("eat-guide", "/eat", (page) => page.getByText("How long dishes keep").click()),
  at("cook", "/cook"),
  at("explore", "/explore"),
  after("explore-found", "/explore", async (page) => {
    await page.getByLabel("Search meals").fill("tomatto");
    await page.getByRole("list", { name: "Recipes" }).waitFor();
    await page.getByLabel("Search meals").press("Tab");
  }),
  at("settings", "/user-settings"),
  at("account", "/account"),
  after("account-name", "/account", submit("Change name")),
  after("account-email", "/account", submit("Change email")),
  after("account-password-incomplete", "/account", async (page) => {
    await button(page, "Change password").click();
    await page.getByRole("dialog").getByRole("button", { name: "Change password" }).click();
  }),
  after("delete-account", "/delete-account", submit("Delete for good")),
  at("equipment", "/cooking-equipment"),
  at("allergies", "/allergies-diet"),
  after("report", "/eat", report),
  after("report-empty", "/eat", async (page) => {
    await report(page);
    await button(page, "Send").click();
  }),
  after("sign-out", "/user-settings", submit("Sign Out")),
  at("plan-setup", "/meal-plan-setup"),
  after("plan-setup-too-many", "/meal-plan-setup", (page) => setUp(page, { days: 9, people: 4 })),
  after("plan-setup-single-option", "/meal-plan-setup", async (page) => {
    await setUp(page, { days: 1, people: 2 });
    const lunch = button(page, "Lunch");
    if ((await lunch.getAttribute("aria-pressed")) === "true") await lunch.click();
    await button(page, "Continue").click();
  }),
  at("single-meal", "/single-meal-generation"),
  after("ideas", "/meal-plan-setup", goToIdeas),
  after("ideas-chosen", "/meal-plan-setup", chooseTwo),
  after("idea", "/meal-plan-setup", async (page) => {
    await goToIdeas(page);
    const idea = page.getByRole("list", { name: "Ideas" }).getByRole("listitem").first();
    // The title's button covers all of the words and answers a tap on any of them.
    await idea.getByRole("paragraph").first().click({ force: true });
    await page.getByRole("dialog").waitFor();
  }),
  after("ideas-cancel", "/meal-plan-setup", async (page) => {
    await goToIdeas(page);
    await button(page, "Back").click();
  }),
  after("review", "/meal-plan-setup", goToReview),
  after("review-swap", "/meal-plan-setup", async (page) => {
    await goToReview(page);
    await openSwap(page);
  }),
  after("plan-add-recipe", plan, async (page) => {
    await button(page, "Add a recipe").click();
    await page.getByRole("list", { name: "Meals to add" }).waitFor();
  }),
  at("plans", "/all-meal-plans"),
  after("plans-found", "/all-meal-plans", async (page) => {
    await page.getByRole("searchbox", { name: "Search plans" }).fill("tomato");
    await page.getByRole("list", { name: "Found" }).waitFor();
  }),
  after("plans-not-found", "/all-meal-plans", async (page) => {
    await page.getByRole("searchbox", { name: "Search plans" }).fill("no such dish");
    await page.getByText("No plan found").waitFor();
  }),
  after("use-up", "/eat", async (page) => {
    await page.getByRole("link", { name: "Use these up" }).click();
    await page.getByRole("heading", { name: "Use these up" }).waitFor();
  }),
  at("shared-meals", "/all-ai-meals"),
  after("shared-meal-menu", "/all-ai-meals", async (page) => {
    await button(page, /^More for/)
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
  }),
  after("shared-meals-filters", "/all-ai-meals", submit(/^Filters/)),
  // Last for this screen, because the search is remembered.
  after("shared-meals-none-found", "/all-ai-meals", (page) =>
    page.getByLabel("Search meals").fill("durian"),
  ),
  at("favorites", "/favorite-meals"),
  at("own-recipes", "/personal-recipes"),
  after("all-recipes", "/personal-recipes?from=all", (page) =>
    page.getByRole("list", { name: "All recipes" }).waitFor(),
  ),
  after("all-recipes-filters", "/personal-recipes?from=all", submit(/^Filters/)),
  after("all-recipes-found", "/personal-recipes?from=all", async (page) => {
    await page.getByLabel("Search recipes").fill("tomatto");
    await page.getByText(/^\d+ recipes? found$/).waitFor({ state: "attached" });
  }),
  // Last for this screen, because the search is remembered.
  after("all-recipes-none-found", "/personal-recipes?from=all", async (page) => {
    await page.getByLabel("Search recipes").fill("durian");
    await page.getByText("No recipes match").waitFor();
  }),
  after("cookbook", "/cookbook", (page) => page.getByText("Peach Baked Oats").waitFor()),
  at("cookbook-recipe", "/cookbook/tunisian-shakshuka"),
  at("upload-recipe", "/upload-recipe"),
  at("upload-recipe-shared", `/upload-recipe?${SHARED}`),
  after("upload-recipe-untitled", "/upload-recipe", submit("Upload Recipe")),
  after("upload-recipe-unsaved", "/upload-recipe", async (page) => {
    await page.getByLabel("Title").fill("Soup");
    await page.getByRole("link", { name: "Back" }).click();
  }),
  at("import-recipes", "/import-recipes"),
  after("import-recipes-chosen", "/import-recipes", chooseFile),
  after("import-recipes-done", "/import-recipes", async (page) => {
    await chooseFile(page);
    await button(page, "Import").click();
    // The second time, both are there already.
    await button(page, "Import more").waitFor();
  }),
  // A report stays until it is dismissed.
  after("import-recipes-again", "/import-recipes", submit("Import more")),
  at("edit-recipe", "/upload-recipe?edit=demo-own-stew"),
  at("shopping-list", "/shopping-list"),
  after("shopping-list-shares", "/shopping-list", openLine),
  after("shopping-list-have", "/shopping-list", async (page) => {
    await openLine(page);
    await page.getByRole("dialog").getByLabel("I have").fill("some");
    await button(page, "Buy the rest").click();
    await page.getByText(/^Write how much you have/).waitFor();
  }),
  after("shopping-list-none-here", "/shopping-list", async (page) => {
    await openLine(page);
    await button(page, "They have none").click();
    await page.getByRole("region", { name: "Without Garlic" }).waitFor();
  }),
  after("shopping-list-adding", "/shopping-list", async (page) => {
    const field = page.getByRole("textbox", { name: "Add to the list" });
    await field.fill("2 l oat milk");
    await field.press("Enter");
    await page.getByText("On the list: 2 l oat milk").waitFor();
  }),
  after("shopping-list-menu", "/shopping-list", async (page) => {
    await button(page, "More for this list").click();
    await page.getByRole("dialog").waitFor();
  }),
  after("shops", "/shops", async (page) => {
    const field = page.getByRole("textbox", { name: "Add a shop" });
    // The screen is visited more than once.
    if ((await button(page, "Market hall").count()) === 0) {
      await field.fill("Market hall");
      await field.press("Enter");
    } else await button(page, "Market hall").click();
    await page.getByRole("list", { name: "Order of aisles at Market hall" }).waitFor();
  }),
  after("shopping-list-filtered", "/shopping-list", async (page) => {
    await page.getByRole("combobox", { name: "Filter by meal" }).selectOption({ index: 1 });
  }),
  // After the others of the list: a reload keeps the mode.
  after("shopping-list-in-shop", "/shopping-list", async (page) => {
    const mode = button(page, "Shop mode");
    if ((await mode.getAttribute("aria-pressed")) === "false") await mode.click();
  }),
  at("choose-recipe", (uid) => `/cook/${uid}`),
  after(
    "choose-recipe-by-day",
    (uid) => `/cook/${uid}`,
    async (page) => {
      await page.getByRole("radio", { name: "By day" }).check();
      await page.getByRole("list", { name: "Days", exact: true }).waitFor();
    },
  ),
  at("plan", plan),
  after("plan-by-day", plan, async (page) => {
    await page.getByRole("radio", { name: "By day" }).check();
    await page.getByRole("list", { name: "Days of the plan" }).waitFor();
  }),
  after("plan-pick-day", plan, async (page) => {
    await page.getByRole("radio", { name: "By day" }).check();
    await button(page, /^Pick a day: /)
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
  }),
  after("plan-name", plan, submit("Name this plan")),
  after("plan-edit", plan, submit("Edit plan")),
  after("plan-swap", plan, async (page) => {
    await button(page, "Edit plan").click();
    await openSwap(page);
  }),
  at("plan-completed", `/plan/${DEMO_PLANS.autumn}`),
  at("recipe", cooking),
  after("step", cooking, submit("Start")),
  after("step-ingredients", cooking, async (page) => {
    await button(page, "Next").waitFor();
    if (await button(page, "Ingredients").isVisible()) await button(page, "Ingredients").click();
  }),
  after("step-timeline", cooking, (page) => whileCooking(page, "What to do when")),
  after("step-new-timer", cooking, (page) => whileCooking(page, "New timer")),
  { name: "dinner-form", open: (page) => planDinner(page, true) },
  { name: "dinner", open: (page) => planDinner(page) },
  {
    name: "home-dinner",
    open: async (page) => {
      await planDinner(page);
      await page.goto("/");
      await page.getByRole("region", { name: /^Dinner at/ }).waitFor();
    },
  },
  {
    name: "step-dinner",
    open: async (page) => {
      await planDinner(page);
      await page.goto(cooking);
      await button(page, /^Dinner (at|later)/).waitFor();
    },
  },
  {
    // Its alarms would be among the timers of the screens that follow.
    name: "dinner-removed",
    open: async (page) => {
      await planDinner(page);
      await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
      await button(page, "Undo").waitFor();
    },
  },
  at("log", `${plan}/demo-fattoush/track`),
  after("log-rated", `${plan}/demo-fattoush/track`, async (page) => {
    await page.locator("label", { hasText: "5 stars" }).click();
    await button(page, "Increase Fridge portions").click();
  }),
  at("log-own", (uid) => `/cook/${uid}/demo-own-stew/track`),
  { name: "timer", open: startTimer },
  {
    name: "log-timer",
    open: async (page) => {
      await startTimer(page);
      await page.goto(`${timed}/track`);
      await page.getByRole("checkbox", { name: "Stop the timer of this dish" }).waitFor();
    },
  },
  {
    name: "home-cooking",
    open: async (page) => {
      await startTimer(page);
      await page.goto("/");
      await page.getByRole("region", { name: "On the stove" }).waitFor();
    },
  },
  {
    name: "timer-elsewhere",
    open: async (page) => {
      await startTimer(page);
      await page.goto("/cook");
      await page.getByRole("list", { name: "Timers" }).waitFor();
    },
  },
  {
    name: "timers",
    open: async (page) => {
      await startTimer(page);
      await page.goto("/cook");
      await page.getByRole("list", { name: "Timers" }).getByRole("button").first().click();
    },
  },
  {
    name: "timer-rung",
    open: async (page, uid) => {
      await startTimer(page);
      await page.evaluate(endTimers, `simmer:${uid}`);
      await page.goto("/cook");
      await button(page, "+1 min").waitFor();
    },
  },
  // Last, because this one deletes something.
  after("plans-deleted", "/all-meal-plans", async (page) => {
    await button(page, "Stop").click();
    await button(page, /^Delete/)
      .last()
      .click();
    await button(page, "Undo").waitFor();
  }),
];

/** Offline screens, for a cook who has opened them before. */
export const OFFLINE_SCREENS: readonly DemoScreen[] = [
  at("offline-home", "/"),
  after("offline-shopping-list", "/shopping-list", async (page) => {
    await page.getByRole("region", { name: "To buy" }).getByRole("checkbox").first().click();
  }),
  at("offline-settings", "/user-settings"),
  at("offline-privacy", "/privacy"),
  at("offline-account", "/account"),
  after("offline-sign-out", "/user-settings", submit("Sign Out")),
  after("offline-ideas", "/single-meal-generation", async (page) => {
    await page.getByRole("link", { name: /Dinner/ }).click();
    await page
      .getByRole("alert")
      .or(button(page, /^Select(ed)? /))
      .first()
      .waitFor();
  }),
];
