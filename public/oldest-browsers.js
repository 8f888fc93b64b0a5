/* In the words of old browsers: they have to understand this much. See scripts/oldest-browsers.ts. */
(function () {
  "use strict";

  function isNewEnough() {
    try {
      new RegExp("(?<=a)b");
    } catch (error) {
      return false;
    }
    return Boolean(
      "toSorted" in Array.prototype &&
        window.CSS &&
        CSS.supports("selector(:has(a))") &&
        CSS.supports("(color: color-mix(in srgb, red, red))"),
    );
  }

  function add(parent, name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    parent.appendChild(element);
  }

  if (isNewEnough()) return;
  var page = document.createElement("main");
  add(page, "h1", "Simmer needs a newer browser");
  add(
    page,
    "p",
    "It works in Safari 16.4 (iOS 16.4), Chrome and Edge 111, Firefox 121, and in every newer one.",
  );
  add(page, "p", "Update this browser, or the phone it is on, and open Simmer again.");
  add(page, "p", "What you saved in Simmer is still there.");
  /* Without its place on the page, the app does not start. */
  var place = document.getElementById("root");
  place.parentNode.replaceChild(page, place);
})();
