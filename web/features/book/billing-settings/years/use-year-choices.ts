// The financial years from which a setting may hold: the next one, this one, which is chosen, and
// four back.
import { useState } from 'react';
import { financialYearLabel, financialYearOf } from '#core/kernel/financial-year.ts';
import { todayInIndia } from '#web/format/dates.ts';

const YEARS_SHOWN = 6;

export function useYearChoices() {
  const [thisYear] = useState(() => financialYearOf(todayInIndia()));
  const [year, setYear] = useState(financialYearLabel(thisYear));
  const years = Array.from({ length: YEARS_SHOWN }, (_, back) => {
    const label = financialYearLabel(thisYear + 1 - back);
    return { value: label, label };
  });
  return { years, year, setYear };
}
