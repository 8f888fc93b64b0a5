/* In the words of old browsers: they have to understand this much. See scripts/oldest-browsers.ts. */
(function () {
  "use strict";

  /* Regular expressions that look behind, which older ones take for a mistake. */
  function canLookBehind() {
    try {
      return new RegExp("(?<=a)b").test("ab");
    } catch (error) {
      return !error;
    }
  }

  function knowsStyles() {
    var mixes = "(color: color-mix(in srgb, red, red))";
    return "CSS" in window && CSS.supports("selector(:has(a))") && CSS.supports(mixes);
  }

  if ("toSorted" in Array.prototype && canLookBehind() && knowsStyles()) return;

  var page = document.createElement("main");
  page.style.padding = "48px 24px";
  function add(name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    element.style.margin = "0 auto 16px";
    element.style.maxWidth = "32em";
    page.appendChild(element);
  }

  var oldest = "Safari 16.4 (iOS 16.4), Chrome and Edge 111, Firefox 121";
  add("h1", "Simmer needs a newer browser");
  add("p", "It works in " + oldest + ", and in every newer one.");
  add("p", "Update this browser, or the phone it is on, and open Simmer again.");
  add("p", "What you saved in Simmer is still there.");
  /* Without its place on the page, the app does not start. */
  var place = document.getElementById("root");
  place.parentNode.replaceChild(page, place);
})();
