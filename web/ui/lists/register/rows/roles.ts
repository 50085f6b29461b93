// What the parts of a register are. Their elements say it too, but some browsers forget that of a
// table that is drawn as blocks and grids.

export const GROUP_ROLE = { role: 'rowgroup' } as const;
export const ROW_ROLE = { role: 'row' } as const;
export const CELL_ROLE = { role: 'gridcell' } as const;
export const COLUMN_HEAD_ROLE = { role: 'columnheader' } as const;
export const ROW_HEAD_ROLE = { role: 'rowheader' } as const;
