// @ts-check
/**
 * The words of announcements about changes of items. A view loads this module before its first such announcement.
 *
 * @module
 */

/** The columns of `WORDS`, by the names of events; an undone removal inserts. */
const COLUMNS = ["didremove", "didinsert", "undo", "didopen", "didclose"];

/**
 * Languages and their words, in the order of the columns: the languages of the catalog of FanfoldUIKit, by the ranges that
 * they match. Special ranges precede general ones.
 */
const WORDS = [
  "ar: تمت الإزالة, تمت الإضافة, تمت الاستعادة, تم الفتح, تم الإغلاق",
  "bg: Премахнато, Добавено, Възстановено, Отворено, Затворено",
  "ca: S’ha eliminat, S’ha afegit, S’ha restaurat, S’ha obert, S’ha tancat",
  "cs: Odstraněno, Přidáno, Obnoveno, Otevřeno, Zavřeno",
  "da: Fjernet, Tilføjet, Gendannet, Åbnet, Lukket",
  "de: Entfernt, Hinzugefügt, Wiederhergestellt, Geöffnet, Geschlossen",
  "el: Αφαιρέθηκε, Προστέθηκε, Επαναφέρθηκε, Άνοιξε, Έκλεισε",
  "en: Removed, Added, Restored, Opened, Closed",
  "es: Eliminado, Añadido, Restaurado, Abierto, Cerrado",
  "fi: Poistettu, Lisätty, Palautettu, Avattu, Suljettu",
  "fr: Supprimé, Ajouté, Restauré, Ouvert, Fermé",
  "he iw: הוסר, נוסף, שוחזר, נפתח, נסגר",
  "hi: हटाया गया, जोड़ा गया, वापस लाया गया, खोला गया, बंद किया गया",
  "hr: Uklonjeno, Dodano, Vraćeno, Otvoreno, Zatvoreno",
  "hu: Eltávolítva, Hozzáadva, Visszaállítva, Megnyitva, Bezárva",
  "id in: Dihapus, Ditambahkan, Dipulihkan, Dibuka, Ditutup",
  "it: Rimosso, Aggiunto, Ripristinato, Aperto, Chiuso",
  "ja: 取り除きました, 追加しました, 元に戻しました, 開きました, 閉じました",
  "kk: Жойылды, Қосылды, Қалпына келтірілді, Ашылды, Жабылды",
  "ko: 제거됨, 추가됨, 복원됨, 열림, 닫힘",
  "lt: Pašalinta, Pridėta, Atkurta, Atidaryta, Uždaryta",
  "ms: Dialih keluar, Ditambah, Dipulihkan, Dibuka, Ditutup",
  "nb no nn: Fjernet, Lagt til, Gjenopprettet, Åpnet, Lukket",
  "nl: Verwijderd, Toegevoegd, Hersteld, Geopend, Gesloten",
  "pl: Usunięto, Dodano, Przywrócono, Otwarto, Zamknięto",
  "pt-PT: Removido, Adicionado, Restaurado, Aberto, Fechado",
  "pt-BR pt: Removido, Adicionado, Restaurado, Aberto, Fechado",
  "ro: Eliminat, Adăugat, Restaurat, Deschis, Închis",
  "ru: Удалено, Добавлено, Восстановлено, Открыто, Закрыто",
  "sk: Odstránené, Pridané, Obnovené, Otvorené, Zatvorené",
  "sl: Odstranjeno, Dodano, Obnovljeno, Odprto, Zaprto",
  "sv: Borttaget, Tillagt, Återställt, Öppnat, Stängt",
  "th: เอาออกแล้ว, เพิ่มแล้ว, กู้คืนแล้ว, เปิดแล้ว, ปิดแล้ว",
  "tr: Silindi, Eklendi, Geri alındı, Açıldı, Kapatıldı",
  "uk: Вилучено, Додано, Відновлено, Відкрито, Закрито",
  "vi: Đã xóa, Đã thêm, Đã khôi phục, Đã mở, Đã đóng",
  "zh-HK: 已移除, 已加入, 已還原, 已開啟, 已關閉",
  "zh-Hant zh-TW zh-MO: 已移除, 已加入, 已還原, 已打開, 已關閉",
  "zh-Hans zh: 已移除, 已添加, 已恢复, 已打开, 已关闭",
].map((line) => {
  const [ranges, words] = line.split(": ");
  return { ranges: ranges.split(" "), words: words.split(", ") };
});


/** The row of pages in another language, or without one. */
const ENGLISH = WORDS.findIndex(({ ranges }) => ranges[0] === "en");

/** The word for an event in the language of an element. */
export function wordFor(/** @type {Element} */ element, /** @type {string} */ event) {
  const row = WORDS.find(({ ranges }) => ranges.some((range) => element.matches(`:lang(${range})`))) ?? WORDS[ENGLISH];
  return row.words[COLUMNS.indexOf(event)];
}
