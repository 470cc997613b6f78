import type { PageType } from './site-context.ts';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * Words that stand in paths for one type of page on nearly every site, in English, German, French, Spanish, Italian and
 * Dutch. They hold wherever they stand: `/shop/cart` is the cart.
 */
const functional: Partial<Record<PageType, readonly string[]>> = {
  cart: words(
    'cart basket bag warenkorb panier carrito cesta carrello winkelwagen winkelmand shopping-cart shopping-bag',
  ),
  checkout: words(
    `checkout checkouts kasse bezahlen commande caisse finalizar-compra pagar cassa afrekenen payment zahlung paiement
     order-confirmation order-received thank-you thankyou danke bestellbestaetigung merci gracias`,
  ),
  account: words(
    `account accounts my-account myaccount mein-konto konto mon-compte compte mi-cuenta cuenta login log-in signin sign-in
     signup sign-up register registrierung anmelden logout wishlist merkliste orders bestellungen profile password`,
  ),
  search: words('search suche recherche buscar busqueda cerca ricerca zoeken searchresults search-results'),
};

/** Words whose pages are known once nothing more special is. */
const plain: Partial<Record<PageType, readonly string[]>> = {
  help: words(
    `help hilfe aide ayuda aiuto faq faqs support contact contact-us kontakt contacto contatti shipping versand delivery
     returns rueckgabe retouren retours documentation docs knowledge-base customer-service kundenservice service`,
  ),
  about: words(
    `about about-us ueber-uns uber-uns a-propos qui-sommes-nous sobre-nosotros quienes-somos chi-siamo over-ons company
     unternehmen team jobs careers karriere press presse imprint impressum mentions-legales privacy privacy-policy
     datenschutz terms agb cookies legal`,
  ),
  article: words(
    `blog blogs news aktuelles actualites noticias notizie nieuws magazine magazin ratgeber guides guide journal article
     articles artikel post posts stories story wiki insights learn tutorials tips rezepte recipes`,
  ),
  category: words(
    `category categories kategorie kategorien categorie categoria collection collections c department departments shop
     store catalog catalogue katalog sale angebote brands marken`,
  ),
  product: words(
    'product products produkt produkte produit produits producto productos prodotto p item items dp pd',
  ),
};

const typeByWord = (table: Partial<Record<PageType, readonly string[]>>): ReadonlyMap<string, PageType> =>
  new Map(
    Object.entries(table).flatMap(([type, list]) => list.map((word) => [word, type as PageType] as const)),
  );

export const functionalWords = typeByWord(functional);
export const plainWords = typeByWord(plain);
