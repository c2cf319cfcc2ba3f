// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Avatar } from "@/components/ui/avatar";
import { CoverImage } from "@/components/ui/cover-image";
import { ImageGuard } from "@/components/ui/image-guard";

afterEach(cleanup);

describe("[PUB-078] an avatar shows its initials unless its picture is there", () => {
  const box = (c: HTMLElement) => c.querySelector<HTMLElement>("[data-slot=avatar]")!;
  it("idle without a picture", () => {
    const { container } = render(<Avatar name="Maji Ya Loima" />);
    expect(box(container).dataset["state"]).toBe("idle");
    expect(container.textContent).toBe("MY");
  });
  it("loading, then loaded", () => {
    const { container } = render(<Avatar name="Maji" src="/a.webp" />);
    expect(box(container).dataset["state"]).toBe("loading");
    expect(container.textContent).toBe("M");
    fireEvent.load(container.querySelector("img")!);
    expect(box(container).dataset["state"]).toBe("loaded");
    expect(container.textContent).toBe("");
  });
  it("error", () => {
    const { container } = render(<Avatar name="Maji" src="/a.webp" />);
    fireEvent.error(container.querySelector("img")!);
    expect(box(container).dataset["state"]).toBe("error");
    expect(container.textContent).toBe("M");
    expect(container.querySelector("img")).toBeNull();
  });
  it("a new picture is tried anew", () => {
    const { container, rerender } = render(<Avatar name="Maji" src="/a.webp" />);
    fireEvent.error(container.querySelector("img")!);
    rerender(<Avatar name="Maji" src="/b.webp" />);
    expect(box(container).dataset["state"]).toBe("loading");
  });
});

describe("covers", () => {
  const cover = (more: Partial<React.ComponentProps<typeof CoverImage>>) =>
    render(
      <CoverImage
        seed="pump"
        cause="Water"
        src="/c.webp"
        srcSet="/c.webp 800w"
        alt="A pump"
        none="No Image Available"
        {...more}
      />,
    ).container.querySelector("img")!;
  it("[CAMP-066] without a picture: the fallback", () => {
    const image = cover({ src: null });
    expect(image.alt).toBe("No Image Available");
    expect(image.getAttribute("src")).toBe("/patterns/cover/pump.svg?cause=Water");
  });
  it("[CAMP-067] [PUB-076] a picture that fails: the same fallback", () => {
    const { container } = render(
      <CoverImage
        seed="pump"
        cause="Water"
        src="/c.webp"
        srcSet="/c.webp 800w"
        alt="A pump"
        none="No Image Available"
      />,
    );
    fireEvent.error(container.querySelector("img")!);
    const image = container.querySelector("img")!;
    expect(image.alt).toBe("No Image Available");
    expect(image.getAttribute("srcset")).toBeNull();
  });
  it("an uploaded picture is offered as AVIF, WebP and JPEG in its widths; when it fails all of them go", () => {
    const { container } = render(
      <CoverImage
        seed="pump"
        src="/media/images/c/1/800.webp"
        srcSet="/media/images/c/1/400.webp 400w, /media/images/c/1/800.webp 800w"
        sizes="50vw"
        alt="A pump"
        none="No Image Available"
        focal={{ x: 84, y: 50 }}
      />,
    );
    const of = (type: string) => container.querySelector(`picture > source[type="${type}"]`)!;
    expect([
      of("image/avif").getAttribute("srcset"),
      of("image/avif").getAttribute("sizes"),
    ]).toEqual(["/media/images/c/1/400.avif 400w, /media/images/c/1/800.avif 800w", "50vw"]);
    expect(of("image/webp").getAttribute("srcset")).toBe(
      "/media/images/c/1/400.webp 400w, /media/images/c/1/800.webp 800w",
    );
    const image = container.querySelector<HTMLImageElement>("picture > img")!;
    expect([
      image.getAttribute("src"),
      image.alt,
      image.getAttribute("srcset"),
      image.style.objectPosition,
    ]).toEqual(["/media/images/c/1/800.jpg", "A pump", null, "84% 50%"]);
    fireEvent.error(image);
    expect(container.querySelector("picture, source")).toBeNull();
    expect(container.querySelector("img")!.alt).toBe("No Image Available");
  });
  it("[PUB-077] marked: stays as it is", () => {
    const { container } = render(
      <CoverImage seed="pump" src="/c.webp" alt="" none="No Image Available" noFallback />,
    );
    fireEvent.error(container.querySelector("img")!);
    expect(container.querySelector("img")!.getAttribute("src")).toBe("/c.webp");
    expect(container.querySelector("img")!.hasAttribute("data-no-fallback")).toBe(true);
  });
  it("[PUB-076] [PUB-077] any other broken image of a page is replaced, marked ones are not", () => {
    const { container } = render(
      <>
        <img src="/x.png" alt="x" />
        <img src="/y.png" alt="y" data-no-fallback="" />
        <ImageGuard none="No Image Available" />
      </>,
    );
    const [x, y] = container.querySelectorAll("img");
    fireEvent.error(x!);
    fireEvent.error(y!);
    expect(x!.alt).toBe("No Image Available");
    expect(x!.getAttribute("src")).toContain("/patterns/cover/");
    expect(y!.getAttribute("src")).toBe("/y.png");
  });
});
