import { renderToStaticMarkup as html } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FileDrop } from "@/components/ui/file-drop";
import { initialsOf } from "@/components/ui/initials";
import { Input } from "@/components/ui/input";
import { ProgressBar } from "@/components/ui/progress-bar";
import { mediaImage } from "@/components/ui/media-image";
import { Notice } from "@/components/ui/notice";
import { Pagination } from "@/components/ui/pagination";
import { PatternBand } from "@/components/ui/pattern-band";
import { DataTable } from "@/components/ui/table";
import { Tabs } from "@/components/ui/tabs";

describe("initials", () => {
  it("[DASH-002] [DASH-047] first letters of up to two words", () => {
    expect(initialsOf("Maji")).toBe("M");
    expect(initialsOf("Maji Ya Loima Trust")).toBe("MY");
    expect(initialsOf("  ọláyínká   adéṣọlá ")).toBe("ỌA");
    expect(initialsOf("ɛsi")).toBe("Ɛ");
  });
  it("[DASH-003] NG without a name", () => {
    for (const none of ["", "   ", null, undefined]) expect(initialsOf(none)).toBe("NG");
  });
});

describe("class names", () => {
  it("of two utilities for the same thing the later one stays", () => {
    expect(cn("px-6 text-body text-soft", "px-2 text-h3")).toBe("text-soft px-2 text-h3");
    expect(cn("border border-rule", "border-t-5 border-t-ink")).toBe(
      "border border-rule border-t-5 border-t-ink",
    );
    expect(cn("min-h-13 w-full", "min-h-11 w-auto")).toBe("min-h-11 w-auto");
    expect(cn("bg-clay hover:bg-ink", "bg-leaf")).toBe("hover:bg-ink bg-leaf");
    expect(cn("p-5", "px-2 pt-1")).toBe("p-5 px-2 pt-1");
    expect(cn("px-2 pt-1", "p-5")).toBe("p-5");
    expect(cn("font-display font-bold", "font-text")).toBe("font-bold font-text");
    expect(cn("bg-surface bg-[size:8px_8px] bg-no-repeat", "bg-well")).toBe(
      "bg-[size:8px_8px] bg-no-repeat bg-well",
    );
    expect(cn("on-dark num", false, undefined, "wrap")).toBe("on-dark num wrap");
  });
});

describe("parts of the interface", () => {
  it("a button is no submit unless it says so, and its look may be a link's", () => {
    expect(html(<Button>Save</Button>)).toContain('type="button"');
    expect(html(<Button>Save</Button>)).toContain("bg-clay");
    expect(html(<Button type="submit">Save</Button>)).toContain('type="submit"');
    const look = buttonVariants({ variant: "outline", size: "sm" });
    expect(look).toContain("border-fg");
    expect(look).toContain("min-h-10");
    expect(look).not.toContain("bg-clay");
  });

  it("a field ties label, help and error to its box", () => {
    const out = html(
      <Field
        id="email"
        label="Email"
        help="For receipts"
        error="Please enter a valid email address"
      >
        {(w) => <Input {...w} name="email" />}
      </Field>,
    );
    expect(out).toContain('for="email">Email</label>');
    expect(out).toContain('aria-describedby="email-help email-error"');
    expect(out).toContain('aria-invalid="true"');
    expect(out).toContain('id="email-error"');
    const plain = html(
      <Field id="n" label="Name" optional="optional">
        {(w) => <Input {...w} />}
      </Field>,
    );
    expect(plain).not.toMatch(/aria-(describedby|invalid)=/);
    expect(plain).toContain("(optional)");
  });

  it("a progress bar says its percent, never past 100, and invents none", () => {
    expect(html(<ProgressBar percent={76.6} label="77 percent of the goal raised" />)).toContain(
      'aria-valuenow="77"',
    );
    expect(html(<ProgressBar percent={140} label="x" />)).toMatch(
      /data-state="full".*aria-valuenow="100"/,
    );
    expect(html(<ProgressBar percent={0} label="x" />)).toMatch(
      /data-state="none".*aria-valuenow="0"/,
    );
    expect(html(<ProgressBar percent={null} label="Ongoing" />)).not.toContain("valuenow");
    expect(html(<ProgressBar percent={null} busy label="Verifying" />)).toMatch(
      /data-state="busy".*role="progressbar"/,
    );
  });

  it("a switch is a checkbox with the role", () => {
    expect(
      html(
        <Checkbox
          switched
          name="note"
          label="Add a private note"
          help="Only the organisation and our team can read it."
        />,
      ),
    ).toMatch(/type="checkbox"[^>]* role="switch" name="note"/);
  });

  it("a file drop is a plain file input before the script", () => {
    const out = html(
      <FileDrop
        id="c"
        name="certificate"
        accept="application/pdf"
        required
        labels={{ drop: "Drop a file here", choose: "or", button: "Choose", replace: "Replace" }}
      />,
    );
    expect(out).toMatch(
      /<input id="c" name="certificate" type="file"[^>]*required=""|<input [^>]*type="file"/,
    );
    expect(out).not.toContain("data-live");
    expect(
      html(
        <FileDrop
          id="c"
          name="c"
          required
          current={{ name: "a.pdf" }}
          labels={{ drop: "", choose: "", button: "", replace: "" }}
        />,
      ),
    ).not.toContain("required");
  });

  it("a notice can be an alert in the page (A11Y-004)", () => {
    expect(
      html(
        <Notice kind="bad" role="alert">
          No
        </Notice>,
      ),
    ).toMatch(/^<div data-slot="notice" data-kind="bad"[^>]* role="alert">/);
  });

  it("tabs are links with the current one marked", () => {
    expect(
      html(
        <Tabs
          label="Parts"
          tabs={[
            { href: "?tab=a", label: "A", current: true },
            { href: "?tab=b", label: "B", current: false, count: 3 },
          ]}
        />,
      ),
    ).toMatch(/<a [^>]*href="\?tab=a" aria-current="page">A<\/a>.*<span class="num">3<\/span>/);
  });

  it("a table has a caption, column heads and the places of its cells on a small screen", () => {
    const out = html(
      <DataTable
        caption="Donors"
        rowKey={(r) => r.id}
        rows={[{ id: "1", name: "Ɛsi" }]}
        order={{ sort: "name", href: (order) => `?sort=${order}` }}
        columns={[
          {
            key: "n",
            head: "Name",
            place: "main",
            cell: (r) => r.name,
            sort: { up: "name", down: "nameDown" },
          },
        ]}
      />,
    );
    expect(out).toContain('<caption class="sr-only">Donors</caption>');
    expect(out).toContain('aria-sort="ascending"');
    expect(out).toContain('href="?sort=nameDown"');
    expect(out).toMatch(/<td [^>]*data-place="main"[^>]*>Ɛsi<\/td>/);
  });

  it("pages are plain links", () => {
    const out = html(
      <Pagination locale="en" page={2} pages={9} href={(n) => `/campaigns?page=${n}`} />,
    );
    expect(out).toContain('rel="prev" href="/campaigns?page=1"');
    expect(out).toContain('href="/campaigns?page=9"');
    expect(out).toMatch(/href="\/campaigns\?page=2"[^>]*aria-current="page"/);
    expect(html(<Pagination locale="en" page={1} pages={1} href={() => ""} />)).toBe("");
  });

  it("a band is decorative", () => {
    expect(html(<PatternBand seed="x" />)).toContain('aria-hidden="true"');
  });

  it("an uploaded picture has its widths", () => {
    expect(mediaImage("c/1", [400, 800, 1200])).toEqual({
      src: "/media/c/1/800.webp",
      srcSet: "/media/c/1/400.webp 400w, /media/c/1/800.webp 800w, /media/c/1/1200.webp 1200w",
    });
  });
});
