/** Classes for the parts of a dialog, also for a <dialog> that its address opens. */
export const dialogClass = {
  box: "max-h-[calc(100vh-2rem)] w-[min(100%,44rem)] max-w-none overflow-auto border-t-10 border-ink bg-raised text-ink data-[strip]:border-t-0 data-[wide]:w-[min(100%,60rem)] data-[wide=very]:w-[min(100%,84rem)]",
  head: "flex items-start justify-between gap-4 px-7 pt-6",
  body: "px-7 py-5",
  foot: "flex flex-wrap justify-end gap-3 border-t border-rule px-7 pt-4 pb-6",
};
