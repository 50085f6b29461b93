// Printing a statement means all of it: the pages that are not here yet are read first.

type Pages = {
  readonly hasNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<Pages>;
};

/** Prints once every page is there and drawn. */
export async function printWhole(pages: Pages): Promise<void> {
  let now = pages;
  while (now.hasNextPage && !now.isFetchNextPageError) now = await now.fetchNextPage();
  requestAnimationFrame(() => setTimeout(() => window.print()));
}
