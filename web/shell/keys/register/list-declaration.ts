// A list that is declared once: from its columns come the register on the screen, its two lines on
// a phone (`declared-list.tsx`), and its sheet (`web/shell/sheet/list-sheet.ts`).
import type { ReactNode } from 'react';
import type { ReportCell, ReportColumn, SheetKind } from '#core/kernel/writing/sheet.ts';
import type { RegisterColumn } from '#web/ui/lists/register/columns.ts';

type Scope = number | undefined;

type ColumnParts<Row> = Omit<RegisterColumn<Row>, 'kind' | 'cell'> & {
  readonly kind: SheetKind;
  /** Leads to the page of its row, and looks like a name or a number. */
  readonly leads?: 'is-name' | 'is-id';
};

/** A column with a value, on the screen and on a sheet. */
export type ValueColumn<Row> = ColumnParts<Row> & {
  /** As a sheet has it: of money whole paise, of a date `2026-11-20`. */
  readonly value: (row: Row) => ReportCell;
  /** Drawn in place of the value. */
  readonly cell?: (row: Row) => ReactNode;
  /** Kept to sheets, or to files, where there is room for everything; paper has least. */
  readonly onlyIn?: 'sheet' | 'file' | 'screen-and-file';
  /** Of a sheet, where it says more than on the screen: GST %. */
  readonly head?: string;
  /** Of a sheet, the line before it on paper. */
  readonly rule?: NonNullable<ReportColumn['rule']>;
  /** Of a sheet, where it stands after another column than on the screen. */
  readonly after?: string;
  /** Whether its sum stands below a sheet. */
  readonly isSummed?: true;
};

type ScreenColumn<Row> = ColumnParts<Row> & {
  readonly onlyIn: 'screen';
  readonly cell: (row: Row) => ReactNode;
};

/** What a list is, whatever book and filter it is drawn for. */
export type DeclaredList<Row> = {
  /** By which the choice of columns is kept: supplier. */
  readonly name: string;
  /** What it is called on a sheet, and its keys: Suppliers. */
  readonly title: string;
  /** One of its rows, and several. */
  readonly noun: readonly [one: string, many: string];
  readonly keyOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
  readonly hrefOf: (row: Row, scope: Scope) => string;
  readonly columns: readonly (ValueColumn<Row> | ScreenColumn<Row>)[];
  /** On a phone: who or what, a figure at the right, and below them a line and a mark. */
  readonly phone: {
    readonly name: (row: Row) => ReactNode;
    readonly figure: (row: Row) => ReactNode;
    readonly line: (row: Row) => ReactNode;
    readonly mark: (row: Row) => ReactNode;
  };
  /** What stands below a sheet, where a column is summed. */
  readonly total?: {
    readonly text: (count: number) => string;
    /** The column that has room for it; the first without it. */
    readonly under?: string;
    /** Which rows are summed, and counted in the text. */
    readonly counts?: (row: Row) => boolean;
  };
  /** What selected rows come to, in paise: Outstanding. */
  readonly worth?: { readonly label: string; readonly paise: (row: Row) => number };
  /** As a sentence has them, where that is not `the entries`: the journal entries. */
  readonly what?: string;
  /** What the table is called, where that is not the title. */
  readonly caption?: string;
  /**
   * Whether a row opens in place, by an arrow or a click. Where Enter does it too, the key O alone
   * leads to its page.
   */
  readonly opensInPlace?: true | 'also-by-enter';
};
