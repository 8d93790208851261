import { defineTexts } from '../../texts/texts.ts';

/** The categories and tags that the posts of a list have. */
export const namesTexts = defineTexts({
  en: {
    title: 'Categories and tags of the posts',
    hint: 'What you change here changes all posts of this page at once, drafts too.',
    which: 'What to show',
    types: { category: 'Categories', tag: 'Tags' },
    empty: {
      category: 'No post has a category yet. Posts get theirs on their own screen or in the list of posts.',
      tag: 'No post has a tag yet. Posts get theirs on their own screen or in the list of posts.',
    },
    posts: (count: number) => (count === 1 ? '1 post' : `${count} posts`),
    rename: 'Rename',
    merge: 'Merge',
    remove: 'Remove',
    one: { category: 'You may only edit one category at a time', tag: 'You may only edit one tag at a time' },
    two: 'Select two or more to make one of them.',
    renameTitle: (name: string) => `Rename “${name}”`,
    newName: 'New name',
    mergeTitle: (count: number) => `Make one of ${count}`,
    kept: 'The name that stays',
    mergeHint: 'This cannot be undone in one step: the posts no longer tell which of the names they had.',
    removeTitle: (names: string) => `Remove ${names}?`,
    removeText: (count: number) =>
      count === 1
        ? 'One post loses it. The post itself stays, and its history keeps what it had.'
        : `${count} posts lose it. The posts themselves stay, and their history keeps what they had.`,
    progress: (count: number) => (count === 1 ? 'One post changed' : `${count} posts changed`),
    done: (count: number) => (count === 1 ? 'One post is changed.' : `${count} posts are changed.`),
    refused: (count: number) =>
      count === 1
        ? 'One post could not be changed. Open it to see why.'
        : `${count} posts could not be changed. Open them to see why.`,
    faults: {
      missing: 'Enter a name.',
      exists: { category: 'This category already exists', tag: 'This tag already exists' },
    },
  },
  de: {
    title: 'Kategorien und Schlagwörter der Beiträge',
    hint: 'Was Sie hier ändern, ändert sofort alle Beiträge dieser Seite, auch Entwürfe.',
    which: 'Was angezeigt wird',
    types: { category: 'Kategorien', tag: 'Schlagwörter' },
    empty: {
      category:
        'Noch kein Beitrag hat eine Kategorie. Beiträge bekommen sie beim Bearbeiten oder in der Liste der Beiträge.',
      tag: 'Noch kein Beitrag hat ein Schlagwort. Beiträge bekommen es beim Bearbeiten oder in der Liste der Beiträge.',
    },
    posts: (count: number) => (count === 1 ? '1 Beitrag' : `${count} Beiträge`),
    rename: 'Umbenennen',
    merge: 'Zusammenlegen',
    remove: 'Entfernen',
    one: {
      category: 'Sie können immer nur eine Kategorie bearbeiten',
      tag: 'Sie können immer nur ein Schlagwort bearbeiten',
    },
    two: 'Wählen Sie zwei oder mehr aus, um eines daraus zu machen.',
    renameTitle: (name: string) => `„${name}“ umbenennen`,
    newName: 'Neuer Name',
    mergeTitle: (count: number) => `Aus ${count} eines machen`,
    kept: 'Name, der bleibt',
    mergeHint:
      'Das lässt sich nicht in einem Schritt rückgängig machen: Danach ist nicht mehr zu sehen, welcher Beitrag welchen Namen hatte.',
    removeTitle: (names: string) => `${names} entfernen?`,
    removeText: (count: number) =>
      count === 1
        ? 'Ein Beitrag ist betroffen. Er selbst bleibt, und in seinem Verlauf steht, was er hatte.'
        : `${count} Beiträge sind betroffen. Sie selbst bleiben, und in ihrem Verlauf steht, was sie hatten.`,
    progress: (count: number) => (count === 1 ? 'Ein Beitrag geändert' : `${count} Beiträge geändert`),
    done: (count: number) => (count === 1 ? 'Ein Beitrag ist geändert.' : `${count} Beiträge sind geändert.`),
    refused: (count: number) =>
      count === 1
        ? 'Ein Beitrag konnte nicht geändert werden. Öffnen Sie ihn, um den Grund zu sehen.'
        : `${count} Beiträge konnten nicht geändert werden. Öffnen Sie sie, um den Grund zu sehen.`,
    faults: {
      missing: 'Geben Sie einen Namen ein.',
      exists: { category: 'Diese Kategorie gibt es bereits', tag: 'Dieses Schlagwort gibt es bereits' },
    },
  },
  fr: {
    title: 'Catégories et mots-clés des articles',
    hint: 'Ce que vous modifiez ici change aussitôt tous les articles de cette page, brouillons compris.',
    which: 'Ce qui est affiché',
    types: { category: 'Catégories', tag: 'Mots-clés' },
    empty: {
      category: 'Aucun article n’a encore de catégorie. Ajoutez-en dans un article ou dans la liste des articles.',
      tag: 'Aucun article n’a encore de mot-clé. Ajoutez-en dans un article ou dans la liste des articles.',
    },
    posts: (count: number) => (count < 2 ? `${count} article` : `${count} articles`),
    rename: 'Renommer',
    merge: 'Fusionner',
    remove: 'Retirer',
    one: {
      category: 'Vous ne pouvez modifier qu’une catégorie à la fois',
      tag: 'Vous ne pouvez modifier qu’un mot-clé à la fois',
    },
    two: 'Sélectionnez-en au moins deux pour n’en faire qu’un.',
    renameTitle: (name: string) => `Renommer « ${name} »`,
    newName: 'Nouveau nom',
    mergeTitle: (count: number) => `Fusionner ${count} noms`,
    kept: 'Nom à conserver',
    mergeHint: 'Cela ne peut pas être annulé d’un coup : on ne saura plus quel article portait quel nom.',
    removeTitle: (names: string) => `Retirer ${names} ?`,
    removeText: (count: number) =>
      count < 2
        ? 'Un article est concerné. L’article reste, et son historique garde ce qu’il avait.'
        : `${count} articles sont concernés. Les articles restent, et leur historique garde ce qu’ils avaient.`,
    progress: (count: number) => (count < 2 ? `${count} article modifié` : `${count} articles modifiés`),
    done: (count: number) => (count < 2 ? `${count} article est modifié.` : `${count} articles sont modifiés.`),
    refused: (count: number) =>
      count < 2
        ? 'Un article n’a pas pu être modifié. Ouvrez-le pour en voir la raison.'
        : `${count} articles n’ont pas pu être modifiés. Ouvrez-les pour en voir la raison.`,
    faults: {
      missing: 'Saisissez un nom.',
      exists: { category: 'Cette catégorie existe déjà', tag: 'Ce mot-clé existe déjà' },
    },
  },
});
