// A sheet over a form for what one of its pickers lacks: nothing typed below it is lost, and what
// is saved goes into the picker.
import { useContext } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '#web/ui/overlays/Dialog.tsx';
import type { SavedMaster } from '../calls/writes.ts';
import type { MastersBook } from '../kinds.ts';
import { QuickDepth } from './quick-depth.ts';

export type QuickProps = {
  readonly where: MastersBook;
  /** What was typed into the picker. */
  readonly name: string;
  readonly onClose: () => void;
  readonly onSaved: (saved: SavedMaster) => void;
};

type Props = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function QuickSheet({ title, onClose, children }: Props) {
  const depth = useContext(QuickDepth);
  // A form may not lie inside a form.
  return createPortal(
    <Dialog title={title} onClose={onClose}>
      <QuickDepth value={depth + 1}>{children}</QuickDepth>
    </Dialog>,
    document.body,
  );
}
