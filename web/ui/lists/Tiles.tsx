// Tiles in a grid. The first adds something new and carries what was searched for; it is the only
// red that is not a problem, and it is never filled.
import type { ComponentType, ReactNode, Ref } from 'react';
import { keyLabel } from '../marks/key-names.ts';
import { Kbd } from '../marks/Marks.tsx';

/** The router's link, or a plain one: tiles know neither. */
export type LinkLike = ComponentType<{
  readonly to: string;
  readonly className?: string;
  readonly dir?: 'auto';
  readonly 'data-row'?: string;
  readonly 'aria-keyshortcuts'?: string;
  readonly children: ReactNode;
}>;

const WIDER = 'sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';
export const TILE_GRID = `grid gap-3 ${WIDER}`;
/** Tiles without a figure stand two across on a phone. */
export const TILE_PAIRS = `grid grid-cols-2 gap-3 ${WIDER}`;

type GridProps = {
  readonly label: string;
  readonly layout?: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLUListElement>;
};

export const TileGrid = ({ label, layout = TILE_GRID, children, ref }: GridProps) => (
  <ul ref={ref} aria-label={label} className={layout}>
    {children}
  </ul>
);

type AddProps = {
  readonly Link: LinkLike;
  readonly to: string;
  readonly text?: string;
  /** What was searched for and is not there. */
  readonly carried: string;
};

export const AddNewTile = ({ Link, to, text = 'Add New', carried }: AddProps) => (
  <li>
    <Link
      to={to}
      data-row=""
      aria-keyshortcuts="Alt+C"
      className={
        'flex h-full min-h-22 flex-col justify-center border border-dashed max-sm:min-h-16 ' +
        'border-danger p-4 text-danger max-sm:py-2.5 hover:bg-surface-2'
      }
    >
      <span className="font-semibold">{text}</span>
      <span className="flex flex-wrap items-center gap-2">
        {carried.trim() !== '' && (
          <span dir="auto" className="min-w-0 break-words">
            “{carried.trim()}”
          </span>
        )}
        <Kbd>{keyLabel('Alt+C')}</Kbd>
      </span>
    </Link>
  </li>
);

type TileProps = {
  readonly Link: LinkLike;
  readonly to: string;
  /** The record that it stands for, for the keys that mean it. */
  readonly id?: number;
  readonly title: string;
  /** What kind of thing it is, and what it belongs to. */
  readonly below?: ReactNode;
  /** An amount or a count, at the right edge. */
  readonly figure?: ReactNode;
  /** The one that is worked in. */
  readonly current?: boolean;
};

const BOX =
  'card relative flex min-h-22 flex-col p-4 hover:bg-surface-2 max-sm:min-h-16 max-sm:py-2.5';

/** On a phone the figure stands beside what it is of. */
const BESIDE =
  'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:content-center max-sm:gap-x-3';

export const Tile = ({ Link, to, id, title, below, figure, current = false }: TileProps) => (
  <li
    data-id={id}
    className={`${BOX} ${
      figure === undefined ? 'max-sm:justify-center' : BESIDE
    } ${current ? 'border-l-4 border-l-brand' : ''}`}
  >
    <Link
      to={to}
      dir="auto"
      data-row=""
      className="font-semibold break-words after:absolute after:inset-0 after:rounded-md"
    >
      {title}
    </Link>
    {below !== undefined && <span className="text-sm text-ink-2">{below}</span>}
    {figure !== undefined && (
      <span
        className={
          'num mt-auto pt-1 num-narrow max-sm:col-start-2 max-sm:row-start-1 ' +
          'max-sm:row-end-3 max-sm:my-auto'
        }
      >
        {figure}
      </span>
    )}
  </li>
);
