import { Icon } from '../icon.tsx';
import style from './list-table.module.css';

/** The small picture of a row, or a quiet sign where there is none. */
export function ListPicture({ imageUrl }: { readonly imageUrl: string | null }) {
  if (imageUrl !== null) return <img src={`${imageUrl}?format=100w`} alt="" loading="lazy" width={40} height={40} />;
  return (
    <span className={style['blank']}>
      <Icon name="picture" size={20} />
    </span>
  );
}
