export function buildPages(root: string, node: string): void;
