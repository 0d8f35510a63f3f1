import type { Gender } from "@portal/model/portal/profile.ts";
import type { Language } from "@portal/model/portal/languages.ts";

type NameList = readonly [string, ...string[]];

/** Common names of each language region; those of English speakers are of people who moved here. */
export const firstnames: Record<Language, Record<Gender, NameList>> = {
  fr: {
    F: list(`Camille Léa Chloé Emma Manon Julie Sarah Laura Marie Céline Sophie Isabelle Nathalie Sandrine Valérie
      Christine Catherine Martine Monique Françoise Jacqueline Anne Claire Élodie Aurélie Mélanie Stéphanie Virginie
      Florence Corinne Patricia Véronique Sylvie Brigitte Danielle Nicole Josiane Michèle Alice Zoé Inès Jade Louise
      Eva Lina Charlotte Margaux Justine Pauline Mathilde Élise Amélie Fanny Coralie Noémie Solène Maëlle Lucie
      Romane Victoria`),
    M: list(`Lucas Gabriel Louis Nathan Noah Arthur Hugo Théo Maxime Antoine Julien Nicolas Alexandre Thomas Mathieu
      Sébastien David Christophe Laurent Stéphane Olivier Philippe Pascal Patrick Michel Daniel Pierre Jacques Jean
      André Claude Bernard Alain Gérard Roland François Marc Yves Thierry Frédéric Vincent Fabien Cédric Jérôme
      Yannick Grégory Romain Kevin Jonathan Quentin Bastien Damien Loïc Benoît Simon Samuel Adrien Valentin Robin
      Léo`),
  },
  de: {
    F: list(`Anna Laura Lena Mia Emma Lea Sara Julia Nina Lara Elena Sophie Leonie Alina Jana Selina Vanessa Jasmin
      Sandra Nicole Daniela Claudia Barbara Monika Karin Ursula Ruth Verena Elisabeth Margrit Heidi Rosmarie Silvia
      Esther Erika Brigitte Katharina Christine Franziska Andrea Martina Simone Corinne Manuela Sabine Petra Regula
      Cornelia Doris Susanne Beatrice Annemarie Irene Therese Ramona Melanie Tanja Fabienne Livia Seraina`),
    M: list(`Noah Liam Luca Leon Elias Jonas Tim Julian Levin Nico Lukas Jan David Simon Fabian Michael Thomas Daniel
      Christian Stefan Andreas Martin Peter Hans Werner Walter Kurt Rolf Bruno Heinz Urs Beat Markus Roland Marcel
      Reto Roger Patrick Philipp Pascal Sandro Adrian Raphael Benjamin Dominik Florian Tobias Manuel Samuel Matthias
      Ueli Fritz Ernst Jakob Josef Anton Alois Remo Silvan Yannick`),
  },
  it: {
    F: list(`Giulia Sofia Martina Chiara Alice Sara Aurora Giorgia Elisa Anna Francesca Valentina Elena Laura Silvia
      Federica Alessia Ilaria Simona Monica Paola Daniela Cristina Barbara Michela Roberta Manuela Sabrina Nadia
      Tiziana Patrizia Antonella Donatella Raffaella Lucia Maria Rosa Teresa Carla Franca Luisa Renata Bruna Graziella
      Marisa Ornella Fiorenza Claudia Emma Mia Viola Noemi Greta Bianca Camilla Ginevra Gaia Nicole Matilde Linda`),
    M: list(`Luca Matteo Lorenzo Alessandro Leonardo Davide Andrea Marco Simone Francesco Mattia Gabriele Riccardo
      Stefano Paolo Roberto Giovanni Antonio Giuseppe Mario Carlo Franco Bruno Claudio Fabio Daniele Michele Nicola
      Massimo Maurizio Sergio Renato Aldo Dario Fausto Flavio Fabrizio Giorgio Enrico Emilio Ivan Tiziano Moreno
      Angelo Pietro Filippo Tommaso Samuele Nathan Elia Noè Thomas Christian Diego Gioele Edoardo Giacomo Omar Ivo
      Silvano`),
  },
  en: {
    F: list(`Olivia Amelia Isla Emily Grace Charlotte Poppy Ella Sophia Jessica Lucy Hannah Rebecca Rachel Sarah Laura
      Emma Claire Helen Susan Karen Alison Fiona Heather Victoria Catherine Elizabeth Margaret Patricia Linda Jennifer
      Amanda Melissa Ashley Megan Priya Anjali Aisha Fatima Mei Yuki Ngozi Amara Zoe Chloe Molly Daisy Ruby Evelyn
      Harriet Eleanor Beatrice Imogen Georgia Naomi Abigail Leah Joanna Kate Nora`),
    M: list(`Oliver Jack Harry George Noah Charlie Jacob Thomas James William Daniel Matthew Andrew Christopher David
      Michael Robert John Richard Paul Mark Stephen Peter Simon Ian Neil Graham Alan Stuart Duncan Ryan Kevin Brian
      Jason Eric Adam Benjamin Samuel Joseph Edward Henry Arthur Leo Oscar Max Ethan Liam Callum Arjun Rahul Omar
      Hassan Wei Kenji Chidi Patrick Sean Connor Nathan Toby`),
  },
};

export const lastnames: Record<Language, NameList> = {
  fr: list(`Rochat Favre Martin Bonvin Jaquet Perret Dubois Blanc Rey Gay Chevalley Cornu Monnier Berger Girard Morel
    Aubert Bovet Clerc Reymond Pittet Jaccard Golay Meylan Piguet Rossier Savary Terrier Vuilleumier Jeanneret Robert
    Ducommun Huguenin Matthey Droz Perrin Cuendet Delacrétaz Chappuis Curchod Ramuz Duvoisin Gilliéron Mermoud Crausaz
    Gremaud Oberson Bugnon Dafflon Castella Moret Fournier Darbellay Roduit Délèze Fellay Bruchez Carron Thétaz Luisier`),
  de: list(`Müller Meier Schmid Keller Weber Huber Schneider Meyer Steiner Fischer Gerber Brunner Baumann Frei Zimmermann
    Moser Widmer Wyss Graf Roth Suter Baumgartner Bachmann Kunz Studer Bieri Hofer Lüthi Zbinden Ammann Bühler Kaufmann
    Egli Hess Christen Stalder Fuchs Koch Arnold Lehmann Scherrer Odermatt Schwarz Marti Maurer Hofmann Leuenberger
    Aebischer Burri Gasser Portmann Amrein Zürcher Ackermann Vogel Sutter Bär Stucki Rüegg Kälin`),
  it: list(`Bernasconi Rossi Ferrari Bianchi Crivelli Cattaneo Fontana Galli Pedrazzini Martinoli Lepori Rusconi Quadri
    Cavalli Pellegrini Bernardi Bottinelli Caccia Delcò Fumagalli Guidotti Lurati Maggi Molteni Nessi Ortelli Pagani
    Pedrini Poretti Regazzoni Respini Riva Robbiani Rigamonti Sala Soldini Solari Taddei Tami Togni Valsangiacomo
    Vassalli Zanetti Zanini Beretta Bossi Camponovo Canonica Conti Costa Donati Gianella Grassi Mariotti Monti Moretti
    Negri Tettamanti Villa Ambrosini`),
  en: list(`Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans Walker White Roberts
    Green Hall Wood Jackson Clarke Harris Lewis Young King Baker Turner Hill Scott Cooper Morris Ward Moore Clark
    Campbell Stewart Murray Anderson MacDonald Reid Kelly Murphy Walsh Byrne Ryan Patel Singh Khan Sharma Chen Wang
    Tanaka Kim Nguyen Okafor Mensah Miller Garcia Lee Adams Nelson`),
};

function list(names: string): NameList {
  const [first = "", ...others] = names.split(/\s+/);
  return [first, ...others];
}
