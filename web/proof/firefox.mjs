/**
 * A game played in Firefox, over WebDriver BiDi: `node firefox.mjs PROGRAM ADDRESS PICTURE MOST`.
 * It clicks what glows and presses keys, at most so often, and says at the end what it saw; what
 * goes wrong in the page's own code is an error. Pictures of the end are taken on several screens.
 */

import puppeteer from "puppeteer-core";

const [program, address, picture, most] = process.argv.slice(2);
const READY = "button.option:not(:disabled), .ending, .recap";
const STORY = ".recap button.primary";
const OPTION = "button.option:not(:disabled)";
const PATIENCE = 60_000;
/** Screens of a desk on which the end is looked at, too. */
const DESKS = [
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
  [3440, 1440],
];

/** The same numbers each time (mulberry32). */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}

/** In the page: whether the game is over, and the points at which something can be clicked. */
function look() {
  const seen = (each) => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    return top && (each.contains(top) || top.closest("[data-place]") === each) ? [[x, y]] : [];
  };
  const all = (what) => [...document.querySelectorAll(what)].flatMap(seen);
  return {
    over: document.querySelector("#ending-title")?.textContent ?? "",
    options: all("button.option:not(:disabled)"),
    targets: all("g.place.pick, .popover button"),
    narrowed: document.querySelectorAll("button.chip").length > 0,
    story: document.querySelector(".recap") !== null,
    problem: document.querySelector(".note.problem")?.textContent ?? "",
  };
}

/** In the page: whether it is wider than its window. */
const spills = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

async function act(page, found, roll) {
  const { options, targets, narrowed, story } = found;
  if (story) return page.click(STORY);
  const from = targets.length && !narrowed && roll(10) < 6 ? targets : options;
  if (from === options && roll(3) === 0) {
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
  } else if (from.length) {
    await page.mouse.click(...from[roll(from.length)]);
  } else {
    await page.click(OPTION);
  }
}

const errors = [];
const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: program,
  headless: true,
  extraPrefsFirefox: { "ui.prefersReducedMotion": 1, "intl.accept_languages": "en-GB" },
});
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width: 1440, height: 900 });
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(address);
  await page.waitForSelector(READY);
  const [hint] = await page.$$(".hint button:last-of-type");
  await hint?.click();
  const roll = dice(5);
  let found = await page.evaluate(look);
  let acts = 0;
  for (; acts < Number(most) && !found.over && !found.problem; acts++) {
    await act(page, found, roll);
    await page.waitForSelector(READY);
    found = await page.evaluate(look);
  }
  await page.screenshot({ path: picture });
  for (const [width, height] of DESKS) {
    await page.setViewport({ width, height });
    await page.screenshot({ path: picture.replace(/\.png$/, `-${width}.png`) });
    if (await page.evaluate(spills)) errors.push(`at ${width} pixels the page is too wide`);
  }
  const version = await browser.version();
  console.log(JSON.stringify({ version, acts, over: found.over, problem: found.problem, errors }));
} finally {
  await browser.close();
}
