// Input on a gallery, where solutions are in rows: a tap or Enter opens a solution, arrow keys move to its neighbours.

const optionOf = (target: EventTarget | null): HTMLElement | null =>
  (target as Element | null)?.closest<HTMLElement>('[role="option"]') ?? null;

/** Handlers for mouse and keys in a gallery. `open`: receives the number of the solution. */
export const galleryHandlers = (open: (solution: number) => void) => {
  const openAt = (event: Event): void => {
    const found = optionOf(event.target);
    if (!found) return;
    found.focus();
    open(Number(found.dataset.solution));
    showBoard();
  };
  return {
    click: openAt,
    keydown: (event: KeyboardEvent): void => {
      const here = optionOf(event.target);
      if (!here || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Enter' || event.key === ' ') openAt(event);
      else {
        const all = [...(here.parentElement?.children ?? [])] as HTMLElement[];
        const next = all[moveFocus(all, all.indexOf(here), event.key)];
        if (!next || next === here) return;
        next.focus();
      }
      event.preventDefault();
    },
  };
};

function moveFocus(all: readonly HTMLElement[], at: number, key: string): number {
  const first = all[0]?.offsetTop;
  const wide = all.findIndex((one) => one.offsetTop !== first);
  const row = wide < 0 ? all.length : wide;
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row };
  if (key === 'Home') return 0;
  if (key === 'End') return all.length - 1;
  const to = at + (steps[key] ?? 0);
  return to < 0 || to >= all.length ? at : to;
}

/** Scrolls to the board, if it is above the visible part of the page. */
function showBoard(): void {
  const board = document.querySelector('.solved');
  if (!board || board.getBoundingClientRect().bottom > 0) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  board.scrollIntoView({ block: 'start', behavior: still ? 'auto' : 'smooth' });
}
