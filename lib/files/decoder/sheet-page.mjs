// One page of a sheet: its drawing as text, as PDF has it, packed once at the end.
import { PDFName } from "pdf-lib";
import { packed } from "./latin-font.mjs";

/** A number as PDF writes it: no exponent, no more figures than a printer sees. */
const n = (value) => String(Math.round(value * 1000) / 1000);

/** @param {{ red: number, green: number, blue: number }} color each 0 to 1 */
const fill = ({ red, green, blue }) => `${n(red)} ${n(green)} ${n(blue)} rg`;

export const rectangle = ({ x, y, width, height, color }) =>
  `${fill(color)} ${n(x)} ${n(y)} ${n(width)} ${n(height)} re f`;

export class SheetPage {
  drawn = [];
  fonts = new Map();
  /** drawings that several pages show, by name */
  shown = {};

  constructor(file, { width, height }) {
    this.file = file;
    this.page = file.addPage([width, height]);
  }

  draw(operators) {
    this.drawn.push(operators);
  }

  /** @param {{ glyphs: string, x: number, y: number }[]} parts glyphs in hexadecimal, as `<0012>` */
  write(parts, { font, size, color }) {
    const key = `F${[...this.fonts.keys()].indexOf(font) + 1 || this.fonts.size + 1}`;
    this.fonts.set(font, key);
    const shown = parts.map(({ glyphs, x, y }) => `1 0 0 1 ${n(x)} ${n(y)} Tm ${glyphs} Tj`);
    this.draw(`BT ${fill(color)} /${key} ${n(size)} Tf\n${shown.join("\n")} ET`);
  }

  /** Shows a drawing that the file holds once. */
  show(name, ref, { x, y }) {
    this.shown[name] = ref;
    this.draw(`q 1 0 0 1 ${n(x)} ${n(y)} cm /${name} Do Q`);
  }

  finish() {
    const { context } = this.file;
    const { node } = this.page;
    const fonts = Object.fromEntries([...this.fonts].map(([{ ref }, key]) => [key, ref]));
    node.set(PDFName.of("Resources"), context.obj({ Font: fonts, XObject: this.shown }));
    node.set(PDFName.of("Contents"), context.register(packed(this.file, this.drawn.join("\n"))));
  }
}
