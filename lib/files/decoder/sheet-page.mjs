// One page of a document: its drawing operators as text, compressed once at the end.
import { PDFName } from "pdf-lib";
import { packed } from "./latin-font.mjs";

/** A number as PDF writes it: no exponent, no more digits than a printer can show. */
export const n = (value) => String(Math.round(value * 1000) / 1000);

/** @param {{ red: number, green: number, blue: number }} color each 0 to 1 */
const fill = ({ red, green, blue }) => `${n(red)} ${n(green)} ${n(blue)} rg`;

export const rectangle = ({ x, y, width, height, color }) =>
  `${fill(color)} ${n(x)} ${n(y)} ${n(width)} ${n(height)} re f`;

export class SheetPage {
  drawn = [];
  fonts = new Map();
  /** drawings shared by several pages, by name */
  shown = {};

  constructor(file, { width, height }) {
    this.file = file;
    this.page = file.addPage([width, height]);
  }

  draw(operators) {
    this.drawn.push(operators);
  }

  /** Draws decoration: screen readers skip it. */
  adorn(operators) {
    this.draw(`/Artifact BMC\n${operators}\nEMC`);
  }

  /** @param {{ glyphs: string, x: number, y: number }[]} parts glyphs in hexadecimal, as `<0012>` */
  write(parts, style) {
    this.#text(
      parts.map(({ glyphs, x, y }) => `1 0 0 1 ${n(x)} ${n(y)} Tm ${glyphs} Tj`),
      style,
    );
  }

  /**
   * The same for right-to-left letters that readers do not reverse: drawn in reading order, with one operator for
   * letters of the same height, within which readers keep the order.
   * @param {{ glyphs: string, x: number, y: number, advance: number }[]} parts from the left
   */
  writeLeftward(parts, style) {
    const shown = [];
    let last = null;
    for (const part of parts.toReversed()) {
      if (last?.y === part.y) {
        const back = Math.round(((last.x + last.advance - part.x) / style.size) * 1000);
        shown.push(`${shown.pop()} ${back} ${part.glyphs}`);
      } else shown.push(`1 0 0 1 ${n(part.x)} ${n(part.y)} Tm [${part.glyphs}`);
      last = part;
    }
    this.#text(
      shown.map((group) => `${group}] TJ`),
      style,
    );
  }

  #text(shown, { font, size, color }) {
    const key = `F${[...this.fonts.keys()].indexOf(font) + 1 || this.fonts.size + 1}`;
    this.fonts.set(font, key);
    this.draw(`BT ${fill(color)} /${key} ${n(size)} Tf\n${shown.join("\n")} ET`);
  }

  /** Shows a drawing that is embedded once in the file. */
  show(name, ref, { x, y }) {
    this.shown[name] = ref;
    this.adorn(`q 1 0 0 1 ${n(x)} ${n(y)} cm /${name} Do Q`);
  }

  finish() {
    const { context } = this.file;
    const { node } = this.page;
    const fonts = Object.fromEntries([...this.fonts].map(([{ ref }, key]) => [key, ref]));
    node.set(PDFName.of("Resources"), context.obj({ Font: fonts, XObject: this.shown }));
    node.set(PDFName.of("Contents"), context.register(packed(this.file, this.drawn.join("\n"))));
  }
}
