// A random case that fails on a server has left its acts there, so that a smaller case would not
// meet the same books: the first failure is told, with its seed.
import fc from 'fast-check';

fc.configureGlobal({ endOnFailure: true });
