// Sets a document's text: headings and paragraphs, ruled rows, and tables that continue on further pages.
import { rgb } from "pdf-lib";
import { drawMark, ink } from "./sheet-cloth.mjs";
import { drawLine } from "./sheet-line.mjs";
import { rectangle, SheetPage } from "./sheet-page.mjs";
import { SheetTags } from "./sheet-tags.mjs";
import { directionOn } from "./script-runs.mjs";
import { printable, widthOf, wrap } from "./sheet-text.mjs";

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 56 };
const width = page.width - 2 * page.margin;
export const soft = rgb(0.278, 0.298, 0.42);
const green = rgb(0.169, 0.478, 0.294);
const rule = rgb(0.867, 0.839, 0.78);
/** points between two columns of a table */
const gap = 12;
const cellSize = 9.5;
const cellLine = 13;

/** The widest of a column's lines; of its heading the widest word, since it may wrap. */
const natural = (column, texts, font, head) =>
  Math.max(
    ...texts.flatMap((cells) => cells[column].split("\n")).map((t) => widthOf(t, font, cellSize)),
    ...head[column].split(" ").map((word) => widthOf(word, font, cellSize)),
  );

export class SheetWriter {
  y = 0;
  pages = [];

  /**
   * @param {object} look
   * @param {{ ref: object, height: number }} look.cloth embedded in the file
   * @param {ReadonlySet<number>} look.known the letters that can be printed
   */
  constructor(file, { text, bold, display, known, cloth, direction, name }) {
    Object.assign(this, { file, text, bold, display, known, cloth, direction, name });
    this.tags = new SheetTags(file);
    this.turn();
  }

  /** Where a line of this width begins, `indent` from the side at which the language begins its lines. */
  startOf(lineWidth, indent = 0) {
    return this.direction === "rtl"
      ? page.width - page.margin - indent - lineWidth
      : page.margin + indent;
  }

  /** What can be printed of a text. One of which nothing can is no empty place: a question mark. */
  printed(words) {
    const written = printable(words, this.known).trim();
    return written === "" && words.trim() !== "" ? "?" : written;
  }

  /** A new page with its cloth and logo. */
  turn() {
    const first = this.pages.length === 0;
    this.sheet = new SheetPage(this.file, page);
    this.pages.push(this.sheet);
    const top = page.height - this.cloth.height;
    this.sheet.show("Band", this.cloth.ref, { x: 0, y: top });
    drawMark(this.sheet, { x: this.startOf(46 * 0.6), y: top - 30, scale: 0.6 });
    this.#line(this.name, {
      element: first ? this.tags.element("P") : null, // tagged once, not on each page
      x: this.startOf(widthOf(this.name, this.display, 22), 38),
      y: top - 49,
      size: 22,
      font: this.display,
      color: ink,
    });
    this.y = top - 112;
  }

  fits(height) {
    return this.y - height > page.margin;
  }

  room(height) {
    if (!this.fits(height)) this.turn();
  }

  #line(line, at) {
    drawLine(this.sheet, line, { tags: this.tags, direction: this.direction, ...at });
  }

  #rule(height, color) {
    this.sheet.adorn(rectangle({ x: page.margin, y: this.y + 8, width, height, color }));
  }

  /** A heading or paragraph across the page. @param {string} kind H1, P */
  write(kind, words, { font, size, color, after }) {
    const element = this.tags.element(kind);
    for (const line of wrap(this.printed(words), font, size, width)) {
      this.room(size * 1.45);
      this.#line(line, {
        element,
        direction: directionOn(words, this.direction),
        x: this.startOf(widthOf(line, font, size)),
        y: this.y,
        size,
        font,
        color,
      });
      this.y -= size * 1.45;
    }
    this.y -= after;
  }

  /** Lines of one cell, under each other. @param at x by the width of a line */
  #cell(lines, words, { x, line, ...look }) {
    for (const [i, part] of lines.entries())
      this.#line(part, {
        ...look,
        direction: directionOn(words, this.direction),
        x: x(widthOf(part, look.font, look.size)),
        y: this.y - i * line,
      });
  }

  /** Label and value in rules. @param {number} strong the row that is set larger; -1 for none */
  rows(rows, strong) {
    this.#rule(2, ink);
    this.y -= 12;
    const table = rows.length > 0 ? this.tags.element("Table") : null;
    for (const [i, [label, value]] of rows.entries())
      this.#row(table, label, value, i === strong ? 18 : 11);
  }

  #row(table, label, value, size) {
    const row = this.tags.element("TR", table);
    const named = this.tags.element("TH", row, { A: { O: "Table", Scope: "Row" } });
    const said = this.tags.element("TD", row);
    const large = size > 11;
    const line = large ? 24 : 16;
    const font = large ? this.bold : this.text;
    const right = wrap(this.printed(value), this.bold, size, width * 0.55);
    // the label gets the space that a short value leaves
    const free = width - Math.max(...right.map((part) => widthOf(part, this.bold, size))) - 24;
    const left = wrap(this.printed(label), font, 11, Math.max(width * 0.42, free));
    const height = Math.max(left.length * 16, right.length * line);
    this.room(height + 12);
    if (large) this.y -= 8;
    this.#cell(left, label, {
      element: named,
      x: (w) => this.startOf(w),
      line: 16,
      size: 11,
      font,
      color: large ? ink : soft,
    });
    this.#cell(right, value, {
      element: said,
      x: (w) => this.startOf(w, width - w),
      line,
      size,
      font: this.bold,
      color: large ? green : ink,
    });
    this.y -= height + 2;
    this.#rule(0.75, rule);
    this.y -= 12;
  }

  /**
   * Lines in columns; the headings are repeated on each page, where screen readers skip them.
   * @param {{ columns: { grow?: number, end?: boolean }[], head: string[], lines: string[][], total: string[] }} table
   * `grow`: the column's part of the space that the others leave
   */
  table({ columns, head, lines, total }) {
    const table = this.tags.element("Table");
    const places = this.#places(columns, head, [...lines, total]);
    const headings = (shown) =>
      this.#cells(table, head, places, { kinds: head.map(() => shown && "Column"), color: soft });
    this.room(120); // headings and a few lines
    this.y -= 10;
    headings(true);
    for (const cells of [...lines, total]) {
      const last = cells === total;
      const most = Math.max(...this.#wrapped(cells, places, last).map((part) => part.length));
      if (!this.fits(most * cellLine + 8)) {
        this.turn();
        headings(false);
      }
      const kinds = cells.map((_, i) => (last && i === 0 ? "Row" : "cell"));
      this.#cells(table, cells, places, { kinds, color: ink, bold: last });
    }
  }

  /** Where each column begins and how wide it is. */
  #places(columns, head, texts) {
    const shown = texts.map((cells) => cells.map((cell) => this.printed(cell)));
    const own = columns.map(({ grow }, i) =>
      grow ? 0 : Math.min(natural(i, shown, this.bold, head) + 1, width * 0.24),
    );
    const free = width - gap * (columns.length - 1) - own.reduce((sum, w) => sum + w, 0);
    const parts = columns.reduce((sum, { grow = 0 }) => sum + grow, 0);
    let from = 0;
    return columns.map(({ grow, end = false }, i) => {
      const place = { from, width: grow ? (free * grow) / parts : own[i], end };
      from += place.width + gap;
      return place;
    });
  }

  #wrapped(cells, places, bold) {
    const font = bold ? this.bold : this.text;
    return cells.map((cell, i) => wrap(this.printed(cell), font, cellSize, places[i].width));
  }

  /** One line of a table. @param {(string | false)[]} kinds "Column" and "Row" are headings; false is not tagged */
  #cells(table, cells, places, { kinds, color, bold = false }) {
    const row = kinds[0] === false ? null : this.tags.element("TR", table);
    if (bold) {
      this.#rule(2, ink);
      this.y -= 6;
    }
    const wrapped = this.#wrapped(cells, places, bold);
    for (const [i, lines] of wrapped.entries()) {
      const { from, end, width: wide } = places[i];
      this.#cell(lines, cells[i], {
        element: row && this.#tagged(row, kinds[i]),
        x: (w) => this.startOf(w, end ? from + wide - w : from),
        line: cellLine,
        size: cellSize,
        font: bold ? this.bold : this.text,
        color,
      });
    }
    this.y -= Math.max(...wrapped.map((lines) => lines.length)) * cellLine;
    const headings = kinds.every((kind) => kind === "Column" || kind === false);
    this.#rule(headings ? 2 : 0.75, headings ? ink : rule);
    this.y -= 8;
  }

  #tagged(row, kind) {
    return kind === "cell"
      ? this.tags.element("TD", row)
      : this.tags.element("TH", row, { A: { O: "Table", Scope: kind } });
  }

  /** The foot of each page: who wrote it, and which page of how many. */
  finish({ foot, pageWords }) {
    const many = this.pages.length > 1 && pageWords;
    for (const [i, sheet] of this.pages.entries()) {
      this.sheet = sheet;
      const look = { element: null, y: 34, size: 9, font: this.text, color: soft };
      if (foot) {
        const line = this.printed(foot);
        this.#line(line, { ...look, x: this.startOf(widthOf(line, this.text, 9)) });
      }
      if (many) {
        const line = this.printed(pageWords.replace("{n}", `${i + 1} / ${this.pages.length}`));
        const along = widthOf(line, this.text, 9);
        this.#line(line, { ...look, x: this.startOf(along, width - along) });
      }
      sheet.finish();
    }
  }
}
