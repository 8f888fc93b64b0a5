import { expect, test } from "vitest";

import { recipesOf } from "../collect.fixture.ts";

/** After RecipeSage's text export, as its server writes it today. */
const today = `==== Recipes ====

Title: Leek soup
Description: For cold days.
Yield: 4 servings
ActiveTime: 15 minutes
TotalTime: 40 minutes
Source: Example.org
Url: https://example.org/soup
Folder: main
Ingredients: 2 leeks
[To serve]
1 handful chives
Instructions: Sweat the leeks.
Simmer.
Notes: Freezes well.
CreatedAt: 2024-02-03T10:00:00.000Z
UpdatedAt: 2024-02-03T10:00:00.000Z
Rating: 4
Labels: soup, winter
Images: https://example.org/soup.jpg
\r

Title: Toast
Description: null
Ingredients: 1 slice bread
Instructions: Toast.
Labels: 
\r

`;

test("RecipeSage's text export is read, a recipe after the other", async () => {
  expect(await recipesOf(today, "recipesage-data.txt")).toEqual([
    {
      title: "Leek soup",
      description: "For cold days.",
      serves: 4,
      minutes: 40,
      ingredients: [
        { heading: "", lines: ["2 leeks"] },
        { heading: "To serve", lines: ["1 handful chives"] },
      ],
      steps: [{ heading: "", lines: ["Sweat the leeks.", "Simmer."] }],
      tags: ["soup", "winter"],
      note: ["Freezes well.", "Active time: 15 minutes", "Added: 2024-02-03"],
      source: { name: "Example.org", url: "https://example.org/soup" },
      rating: 4,
      pictures: ["https://example.org/soup.jpg"],
      problems: [],
    },
    expect.objectContaining({ title: "Toast", description: "", tags: [] }),
  ]);
});

test("the text export of older versions begins a recipe with its id", async () => {
  const text =
    "==== Recipes ====\n\nid: 1\r\ntitle: Soup\r\ningredients: 2 leeks\nsalt\r\ninstructions: Simmer.\r\n\r\nid: 2\r\ntitle: Toast\r\ningredients: bread\r\ninstructions: null\r\n\r\n";
  expect(await recipesOf(text)).toMatchObject([
    { title: "Soup", ingredients: [{ lines: ["2 leeks", "salt"] }] },
    { title: "Toast", ingredients: [{ lines: ["bread"] }], steps: [] },
  ]);
});

test("the XML export of older versions has a field an element", async () => {
  const xml = `<data>
    <recipe>
        <id>1</id>
        <title>Leek &amp; potato soup</title>
        <description>For cold days.</description>
        <yield>4 servings</yield>
        <totalTime>40 minutes</totalTime>
        <url>https://example.org/soup</url>
        <ingredients>2 leeks
500 g potatoes</ingredients>
        <instructions>Simmer.
Serve &lt;hot&gt;.</instructions>
        <labels><title>soup</title></labels>
        <labels><title>winter</title></labels>
        <images><id>7</id><location>https://example.org/soup.jpg</location></images>
    </recipe>
    <recipe><title>Toast</title><instructions>Toast.</instructions></recipe>
</data>`;
  expect(await recipesOf(xml, "recipesage-data.xml")).toMatchObject([
    {
      title: "Leek & potato soup",
      serves: 4,
      minutes: 40,
      ingredients: [{ lines: ["2 leeks", "500 g potatoes"] }],
      steps: [{ lines: ["Simmer.", "Serve <hot>."] }],
      tags: ["soup", "winter"],
      source: { url: "https://example.org/soup" },
      pictures: ["https://example.org/soup.jpg"],
    },
    { title: "Toast" },
  ]);
});
