/**
 * Buttons and notices of web pages that are copied along with a recipe. They say nothing of the recipe,
 * so they go.
 */
const BUTTON = new RegExp(
  `^(?:${[
    "skip to (?:main |primary )?(?:content|navigation|recipe|sidebar)",
    "(?:jump to|print|pin|save|share|rate|email|view|review)(?: (?:the|this))?(?: recipe| on pinterest)?",
    "jump to video|leave a (?:review|comment)|add to (?:favou?rites|collection)|table of contents",
    "(?:jump to recipe|print recipe|pin recipe|rate this recipe|save|share|print|[-–|·•\\s])+",
    "us customary|us units?|metric|imperial|us customary\\s+[-–|]?\\s*metric|us\\s*[-–|/]\\s*metric|scale",
    "cook mode(?: prevent your screen from going dark)?|prevent your screen from going dark",
    "add all ingredients to (?:shopping )?list|i made it|original recipe \\(1x\\) yields.{0,40}",
    "(?:\\d{1,2}x\\s*)+",
    "keep (?:your )?screen (?:on|awake)|advertisement|ad|sponsored|check all|deselect all|copy to clipboard",
    "(?:this|the) (?:post|page|site|recipe|article) (?:may |might )?contains? affiliate links?.{0,80}",
  ].join("|")})$`,
  "iu",
);
/** A longer line is a sentence. */
const BUTTON_MAX = 120;

/** Whether a line is a page's button or notice: "Jump to Recipe  Print Recipe". */
export function isPageButton(line: string): boolean {
  return line.length <= BUTTON_MAX && BUTTON.test(line);
}

/** Whether a line says where on a site the page is: "Home » Recipes » Soups". */
export function isBreadcrumb(line: string): boolean {
  return /^(?:home|recipes?|blog)\s*[»›>/]\s*\S/iu.test(line);
}
