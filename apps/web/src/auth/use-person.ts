import { useStore } from '../kit/store/store.ts';
import { userInfo } from './user-info.ts';

/** Who is signed in. */
export const usePerson = () => useStore(userInfo);
