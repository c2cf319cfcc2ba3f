// A document's tags (ISO 32000-1, 14.7 and 14.8): its text in reading order. Screen readers use them; without tags they
// guess from the position of letters.
import { PDFBool, PDFHexString, PDFName, PDFString } from "pdf-lib";

export class SheetTags {
  /**
   * @type {{ sheet: import("./sheet-page.mjs").SheetPage, owners: object[] }[]} for each page, the elements by
   * marked-content id
   */
  pages = [];
  elements = [];

  /** @param {import("pdf-lib").PDFDocument} file */
  constructor(file) {
    this.file = file;
    this.root = file.context.nextRef();
    this.document = this.element("Document", { ref: this.root, kids: [] });
  }

  /** @param {string} kind H1, P, Table, TR, TH, TD @param {object} more entries of its own */
  element(kind, parent = this.document, more = {}) {
    const element = { ref: this.file.context.nextRef(), kind, parent, kids: [], more };
    parent.kids.push(element.ref);
    this.elements.push(element);
    return element;
  }

  /**
   * Draws a part of an element, or with null an artifact: decoration, or something that is tagged already. `words` is
   * the text to copy where the drawn order differs from the reading order.
   * @param {() => void} drawn draws it
   */
  mark(sheet, element, words, drawn) {
    sheet.draw(element === null ? "/Artifact BMC" : this.opening(sheet, element, words));
    drawn();
    sheet.draw("EMC");
  }

  opening(sheet, element, words) {
    let page = this.pages.find((one) => one.sheet === sheet);
    if (!page) {
      page = { sheet, owners: [] };
      this.pages.push(page);
    }
    const number = page.owners.push(element) - 1;
    element.kids.push({ Type: "MCR", Pg: sheet.page.ref, MCID: number });
    const actual = words === null ? "" : `/ActualText ${PDFHexString.fromText(words)}`;
    return `/${element.kind} <</MCID ${number}${actual}>> BDC`;
  }

  /**
   * Writes the tag tree into the file. Call it once, after the last part.
   * @param {string} language as in HTML's lang
   */
  embed(language) {
    const { context, catalog } = this.file;
    for (const { ref, kind, parent, kids, more } of this.elements)
      context.assign(
        ref,
        context.obj({ Type: "StructElem", S: kind, P: parent.ref, K: kids, ...more }),
      );
    const owners = this.pages.flatMap(({ sheet, owners }, i) => {
      sheet.page.node.set(PDFName.of("StructParents"), context.obj(i));
      sheet.page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
      return [i, owners.map(({ ref }) => ref)];
    });
    context.assign(
      this.root,
      context.obj({
        Type: "StructTreeRoot",
        K: [this.document.ref],
        ParentTree: { Nums: owners },
        ParentTreeNextKey: this.pages.length,
      }),
    );
    catalog.set(PDFName.of("StructTreeRoot"), this.root);
    catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
    catalog.set(PDFName.of("Lang"), PDFString.of(language));
    // the window shows the title, not the file name
    catalog.set(PDFName.of("ViewerPreferences"), context.obj({ DisplayDocTitle: PDFBool.True }));
  }
}
