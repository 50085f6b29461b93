// The guide to the first bill, with the forms of other features.
import { ChooseTemplate } from '../features/account/list/ChooseTemplate.tsx';
import { ItemForm } from '../features/catalogue/product/ItemForm.tsx';
import { CustomerForm } from '../features/customer/form/CustomerForm.tsx';
import { FirstHourGuide } from '../features/dashboard/first-hour/FirstHourGuide.tsx';
import type { FirstHourProps } from '../features/dashboard/first-hour/use-is-first-hour.ts';

const forms = { ChooseTemplate, CustomerForm, ItemForm };

export const FirstHour = (props: FirstHourProps) => <FirstHourGuide {...props} forms={forms} />;
