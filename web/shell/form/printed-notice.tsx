import type { NoticeContent } from '#web/state/notice.ts';
import { PrintMoney } from './PrintMoney.tsx';
import type { PrintableMoney } from './PrintMoney.tsx';

/** @returns the notice that says what was recorded, with what prints it. */
export const printedNotice = (text: string, money: PrintableMoney): NoticeContent => ({
  text,
  paper: <PrintMoney money={money} />,
});
