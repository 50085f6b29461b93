// The working sheet of rules 42 and 43 with the dialog of purchases, and an entry of credit with
// the table of reports.
import {
  CreditReclaimPage,
  CreditReversalPage,
} from '../features/purchase/watch/CreditMovePage.tsx';
import { PostCreditDialog } from '../features/purchase/watch/PostCreditDialog.tsx';
import { CommonCreditPage } from '../features/report/books/common-credit/CommonCreditPage.tsx';
import { PostedSheetTable } from '../features/report/books/common-credit/PostedSheetTable.tsx';

export const CommonCreditReport = () => <CommonCreditPage Post={PostCreditDialog} />;
export const CreditReversalEntry = () => <CreditReversalPage Sheet={PostedSheetTable} />;
export const CreditReclaimEntry = () => <CreditReclaimPage Sheet={PostedSheetTable} />;
