// What a refused sign-in or registration says, as one sentence.
import type { Failure } from '#web/client/failure.ts';
import { login, register } from './wording.ts';

export function loginError(failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return login.network;
    case 'text':
      return failure.text;
    case 'problem':
      return failure.problem.detail;
    case 'unreadable':
      return failure.status === 200 ? login.withoutId : login.failed;
  }
}

export function registerError(failure: Failure): string {
  switch (failure.kind) {
    case 'network':
      return register.network;
    case 'text':
      return failure.text;
    case 'problem':
      return failure.problem.detail;
    case 'unreadable':
      return failure.status === 200 ? register.withoutId : register.failed;
  }
}
