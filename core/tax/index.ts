// The door of the tax rules.
export { isGstin } from './gstin.ts';
