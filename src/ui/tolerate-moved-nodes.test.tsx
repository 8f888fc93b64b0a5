import { expect, test } from "vitest";
import { render } from "vitest-browser-react";

import { tolerateMovedNodes } from "./tolerate-moved-nodes.ts";

tolerateMovedNodes(Node.prototype);

/** Wraps every text node, as page translators do. */
function translate(root: Node, isMoved: boolean): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(isMoved ? text : text.data);
  }
}

function Items({ names, isOpen }: { names: readonly string[]; isOpen: boolean }) {
  return (
    <ul>
      {isOpen ? "To buy" : null}
      {names.map((name) => (
        <li key={name}>
          {isOpen ? null : <b>Done: </b>}
          {name}
          {isOpen ? " open" : null}
        </li>
      ))}
    </ul>
  );
}

test.each([true, false])("a translated list still changes (nodes moved: %s)", async (isMoved) => {
  const screen = await render(<Items names={["milk", "bread"]} isOpen />);
  translate(screen.container, isMoved);
  await screen.rerender(<Items names={["milk", "eggs", "bread"]} isOpen={false} />);
  await expect.element(screen.getByText("eggs")).toBeVisible();
  expect(screen.container.querySelectorAll("li")).toHaveLength(3);
  await screen.rerender(<Items names={["eggs"]} isOpen={false} />);
  expect(screen.container.querySelectorAll("li")).toHaveLength(1);
});
