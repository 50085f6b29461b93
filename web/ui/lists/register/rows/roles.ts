// What the parts of a register are. Their elements say it too, but some browsers forget that of a
// table that is drawn as blocks and grids.

export const GROUP = { role: 'rowgroup' } as const;
export const ROW = { role: 'row' } as const;
export const CELL = { role: 'gridcell' } as const;
export const COLUMN_HEAD = { role: 'columnheader' } as const;
export const ROW_HEAD = { role: 'rowheader' } as const;
