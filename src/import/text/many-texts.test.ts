import { expect, test } from "vitest";

import { splitTexts } from "./many-texts.ts";

const soup = "Soup\nServes 4\n\nIngredients\n2 leeks\n\nSteps\nSimmer.";
const pie = "Pie\n\nINGREDIENTS:\n200 g flour\n\n\nDirections\nBake.";

test("recipes below one another are told apart by rules, page breaks or empty lines", () => {
  expect(splitTexts(`${soup}\n-----\n${pie}\n=====\n`)).toEqual([soup, pie]);
  expect(splitTexts(`${soup}\f${pie}`)).toEqual([soup, pie]);
  expect(splitTexts(`${soup}\r\n\r\n\r\n${soup}`)).toEqual([soup, soup]);
});

test("what stands above and below them is left by itself", () => {
  expect(splitTexts(`My recipes\n*****\n${soup}\n*****\n${pie}\n*****\nMade with love`)).toEqual([
    "My recipes",
    soup,
    pie,
    "Made with love",
  ]);
});

test("an address among many recipes doesn't make one of them all", () => {
  const bookmark = "Grandma's rolls\nhttps://example.org/rolls";
  const texts = [soup, pie.replace("\n\n\n", "\n\n"), bookmark, soup, soup];
  expect(splitTexts(texts.join("\n\n\n"))).toEqual(texts);
  expect(splitTexts(texts.join("\n-----\n"))).toEqual(texts);
});

test("parts of recipes that stand apart, as notes do in some exports, belong to what is above", () => {
  const noted = `${soup}\n\n\nNotes\nEat hot.`;
  const apart = soup.replace("\n\nSteps", "\n\n\nSteps");
  expect(splitTexts([noted, soup, apart, noted].join("\n\n\n"))).toEqual([
    noted.replace("\n\n\n", "\n\n"),
    soup,
    soup,
    noted.replace("\n\n\n", "\n\n"),
  ]);
});

test.each([
  ["with a rule below its title", "Soup\n====\nIngredients\n2 leeks\n----\nSteps\nSimmer."],
  ["with gaps", "Soup\n\n\nIngredients\n2 leeks\n\n\n\nSteps\nSimmer."],
  ["with two lists", "Soup\n\n\nIngredients\n2 leeks\n\n\nIngredients\n1 egg"],
  ["without any of these", soup],
])("one recipe %s stays one", (_, text) => {
  expect(splitTexts(text)).toEqual([text]);
});

test("titles that stand apart from their recipes leave the text whole", () => {
  const text = "Soup\n====\nIngredients\n2 leeks\n\nPie\n===\nIngredients\n1 egg";
  expect(splitTexts(text)).toEqual([text]);
});
