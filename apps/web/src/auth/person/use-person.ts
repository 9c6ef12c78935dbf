import { useStore } from '../../kit/store/store.ts';
import { userInfo } from './user-info.ts';

/** The signed-in person. */
export const usePerson = () => useStore(userInfo);
