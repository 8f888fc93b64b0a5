import type { TextLine } from "./text-lines.ts";

/** The parts of a recipe that headings begin. */
export type Part = "ingredients" | "steps" | "note";

/** Headings without their punctuation, in the languages that pasted recipes are mostly in. */
const HEADINGS: readonly (readonly [pattern: RegExp, part: Part])[] = [
  [
    /^(?:the |recipe )?ingredients?(?: list)?$|^(?:(?:here['’]s )?what )?you(?:['’]ll| will)? need$|^shopping list$|^zutaten(?:liste)?$|^(?:les )?ingr[eé]dients?(?: de la recette)?$|^ingredientes$|^ingredienti$|^ingrediënten$|^ingredienser$|^ingrediensliste$|^du skal bruge$|^ingrediente$|^sastojci$|^(?:ainekset|raaka-aineet)$|^bahan(?:-bahan)?$|^состав$|^składniki$|^(?:das|was) (?:du )?brauch(?:st|t)(?: du| ihr)?$|^(?:du|ihr|man) brauch(?:s?t)$|^il (?:vous )?faut$|^necesit(?:as|amos)$|^(?:potrebné )?suroviny$|^ingredience$|^ingrediencie$|^hozzávalók$|^malzemeler$|^υλικά$|^ингредиенты$|^(?:材料|用料|食材|재료)$/iu,
    "ingredients",
  ],
  [
    /^(?:the )?(?:cooking |preparation |recipe )?(?:steps?|methods?|directions?|instructions?|preparation|procedure|process)$|^how to (?:make|cook|prepare|do) (?:it|this|them)$|^step[ -]by[ -]step(?: instructions)?$|^method of preparation$|^what (?:to|you) do$|^zubereitung(?:sschritte)?$|^anleitung$|^(?:la )?pr[eé]paration(?: de la recette)?$|^[eé]tapes$|^preparaci[oó]n$|^elaboraci[oó]n$|^instrucciones$|^preparazione$|^procedimento$|^bereiding(?:swijze)?$|^werkwijze$|^aan de slag$|^modo de prepar(?:o|ação|ación)$|^pasos$|^(?:und )?so (?:wird['’]?s gemacht|geht['’]?s|geht es)$|^r[eé]alisation$|^gör så här$|^tillagning$|^fremgangsmåde$|^sådan gør du$|^slik gjør du$|^instruktioner$|^valmistus(?:ohje)?$|^mod de preparare$|^modo de fazer$|^preparação$|^instruções$|^método$|^priprema$|^cara membuat$|^fremgangsmåte$|^(?:sposób )?przygotowani[ea]$|^wykonanie$|^postup(?: prípravy)?$|^elkészítése?$|^(?:hazırlanışı|yapılışı)$|^εκτέλεση$|^how to$|^(?:способ )?приготовлени[ея]$|^пошаговый рецепт$|^(?:作り方|つくり方|手順|做法|步[骤驟]|만드는 ?(?:법|방법)|조리법)$/iu,
    "steps",
  ],
  [
    /^(?:(?:recipe |cook['’]?s |chef['’]?s |my )?(?:notes?|tips?(?: (?:and|&) (?:tricks|notes))?)|storage|to store|nutrition(?:al)?(?: (?:facts|information|info))?(?::? per (?:serving|portion))?|nährwerte(?: pro (?:portion|100 g))?|variations?|equipment|(?:you )?also need|notizen|tipps?|hinweise?|notes?|conseils?|consejos?|consigli)$/iu,
    "note",
  ],
];
/** A longer line is no heading. */
const HEADING_MAX = 60;

/** "Zutaten für 4 Portionen:" */
const FOR_SOME =
  /^[^\p{L}\p{N}]*(?<words>\p{L}+(?: \p{L}+){0,3}?),?\s+(?<beside>(?:for|für|pour|para|per|voor|till?)\s+\d[^:]*?)[^\p{L}\p{N}]*$/iu;

/** "INGREDIENTS:", "— Method —", "Ingredients (serves 4)": the part, and what stands beside it. */
export function readHeading(line: string): { part: Part; beside: string } | null {
  if (line.length > HEADING_MAX) return null;
  const { words = "", beside = "" } =
    FOR_SOME.exec(line)?.groups ??
    /^[^\p{L}\p{N}]*(?<words>\P{N}*?)\s*:?\s*(?:[(（](?<beside>[^()（）]*)[)）])?[^\p{L}\p{N})]*$/u.exec(
      line,
    )?.groups ??
    {};
  const found = HEADINGS.find(([pattern]) => pattern.test(words));
  return found ? { part: found[1], beside } : null;
}

/** "Ingredients: 2 eggs, 100 g sugar": a heading of the list or the steps, and its first line. */
export function readHeadingBeside(line: string): { part: Part; beside: string } | null {
  const { words = "", beside = "" } =
    /^(?<words>[^:]{3,40}?)\s*:\s+(?<beside>\S.*)$/u.exec(line)?.groups ?? {};
  const part = readHeading(words)?.part;
  return part === undefined || part === "note" ? null : { part, beside };
}

/** "For the sauce", "Für die Soße", "Pour la sauce" */
const FOR_PART =
  /^(?:for (?:the|serving)|to serve$|für (?:den|die|das)|zum servieren$|pour (?:le|la|les|servir$)|pour l['’]|para (?:el|la|los|las|o|a|os|as|servir$)|per (?:il|lo|la|i|gli|le|servire$)|per l['’]|voor (?:de|het))(?:(?<=['’])|(?![\p{L}:]))[^:]*$/iu;

/** "For the sauce:", "For the sauce", "SAUCE": the name of a section within a part; null for none. */
export function readSubheading({ text: line, startsBlock }: TextLine): string | null {
  if (line.length > HEADING_MAX || /[\p{N}.,;!?]/u.test(line)) return null;
  if (line.endsWith(":")) return line.slice(0, -1).trim() || null;
  if (FOR_PART.test(line)) return line;
  return startsBlock && /\p{Lu}{3}/u.test(line) && line === line.toUpperCase() ? line : null;
}
