// The pickers that the form of an account takes from the catalogue, through the routes.
import { PickProductWithin } from '../product/PickProduct.tsx';
import { PickCategory } from './MasterPickers.tsx';

export const accountPickers = { Category: PickCategory, Product: PickProductWithin } as const;
