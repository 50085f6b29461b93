// The figures of a working sheet as its entry has them.
import { ReportTable } from '../kit/ReportTable.tsx';
import { postedSheetView } from './common-credit.ts';

export const PostedSheetTable = ({
  sheet,
}: {
  readonly sheet: Parameters<typeof postedSheetView>[0];
}) => <ReportTable view={postedSheetView(sheet)} />;
